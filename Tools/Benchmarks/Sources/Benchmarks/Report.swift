import Foundation

/// The numbers of a run, as they are saved.
struct Report: Codable {
  let runs: Int
  let rows: [Measurement]
}

extension Report {
  /// Reads a report that was saved before.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: A `Fault`, if there is none.
  init(contentsOf path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Fault("\"\(path)\" can't be read.")
    }
    do {
      self = try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw Fault("\"\(path)\" was not saved by --json, or by another version of it.")
    }
  }

  /// Saves the report.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: A `Fault`, if the file can't be written.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Fault("\"\(path)\" can't be written.")
    }
  }

  /// Throws a `Fault` if nothing can be saved there.
  static func ensureWritable(_ path: String) throws {
    let manager = FileManager.default
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    let exists = manager.fileExists(atPath: path, isDirectory: &isFolder)
    guard !isFolder.boolValue, manager.isWritableFile(atPath: exists ? path : folder) else {
      throw Fault("\"\(path)\" can't be written.")
    }
  }

  /// The row of a workload, if it was run.
  func row(named name: String) -> Measurement? {
    rows.first { $0.name == name }
  }
}

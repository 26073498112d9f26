import Foundation

/// A copy of the book on disk; all paths are relative to its root, as people read them.
package struct Tree: Equatable, Sendable {
  package let root: String

  package init(root: String) {
    self.root = root
  }

  package func path(_ relative: String) -> String {
    relative.isEmpty ? root : "\(root)/\(relative)"
  }

  /// The path as people read it: relative to the root where it is below it.
  package func relative(_ path: String) -> String {
    for prefix in [root + "/", "/private" + root + "/"] where path.hasPrefix(prefix) {
      return String(path.dropFirst(prefix.count))
    }
    return path
  }

  package func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: path(relative))
  }

  package func isFolder(_ relative: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path(relative), isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// The names in a folder, in alphabetical order; none if there is no such folder.
  package func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(folder))
    return (names ?? []).sorted()
  }

  /// The Swift files in a folder and the folders in it, relative to it, in alphabetical order.
  package func swiftFiles(in folder: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: path(folder))
    return (walk?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      .sorted()
  }

  /// The folders in a folder, however deep, relative to the root.
  package func folders(in folder: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: path(folder))
    return (walk?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }.filter(isFolder)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - relative: The file.
  ///   - isRepairing: Whether bytes that are no text are read as a sign for just that, which no code
  ///     holds. Only what makes a copy of the file first may ask for it.
  /// - Throws: `BookError` if it can't be read, or is no text.
  /// - Returns: Its text.
  package func read(_ relative: String, isRepairing: Bool = false) throws -> String {
    guard let data = Disk.read(path(relative)) else {
      throw BookError.unreadable(file: relative)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      guard !isRepairing else { return String(decoding: data, as: UTF8.self) }
      let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let place = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw BookError.notText(file: relative, line: place + 1)
    }
    return text
  }

  /// A line of a file, counted from 1; nil if it has no such line.
  package func line(_ number: Int, of file: String) -> SourceLine? {
    let lines = (try? read(file)).map(SourceLine.lines) ?? []
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// When a file was changed last.
  package func changed(_ relative: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(relative))
    return attributes?[.modificationDate] as? Date
  }

  /// Writes a file whole or not at all, and makes the folders that it stands in.
  package func write(_ text: String, to relative: String) throws {
    try write(Data(text.utf8), to: relative)
  }

  package func write(_ data: Data, to relative: String) throws {
    let url = URL(fileURLWithPath: path(relative))
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Disk.write(data, url)
    } catch {
      throw BookError.unwritable(file: relative, reason: Self.reason(for: error))
    }
  }

  /// Writes several files, all of them or none: there is room for each before the first is touched.
  package func write(_ texts: [(file: String, text: String)]) throws {
    let drafts = texts.map { (file: $0.file, draft: draft(of: $0.file)) }
    defer {
      for (_, draft) in drafts { try? FileManager.default.removeItem(atPath: path(draft)) }
    }
    for (place, (file, text)) in texts.enumerated() {
      do {
        try write(text, to: drafts[place].draft)
      } catch BookError.unwritable(_, let reason) {
        throw BookError.unwritable(file: file, reason: reason)
      }
    }
    for (file, draft) in drafts {
      // To give a file another name needs no room.
      guard rename(path(draft), path(file)) == 0 else {
        throw BookError.unwritable(file: file, reason: String(cString: strerror(errno)))
      }
    }
  }

  /// A name beside a file that builds and editors pass over.
  private func draft(of file: String) -> String {
    var parts = file.split(separator: "/").map(String.init)
    let name = parts.popLast() ?? file
    return (parts + [".\(name).workbook"]).joined(separator: "/")
  }

  /// What the system says about a failed write, in its own few words.
  package static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace: return "the disk is full"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    case .fileWriteNoPermission: return "it is not allowed"
    default: break
    }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let error = underlying ?? error as NSError
    guard error.domain == NSPOSIXErrorDomain else { return "\(error.domain) \(error.code)" }
    return String(cString: strerror(Int32(error.code)))
  }
}

/// The one place that reads the book and writes a reader's files, so that tests can look on, and
/// let it fail.
package enum Disk {
  /// Reads a file; nil if that can't be done.
  @TaskLocal static var read: @Sendable (String) -> Data? = { path in
    FileManager.default.contents(atPath: path)
  }

  /// Writes a file whole or not at all.
  @TaskLocal static var write: @Sendable (Data, URL) throws -> Void = { data, url in
    try data.write(to: url, options: .atomic)
  }
}

/// Finds the folder that holds the book.
package enum PackageRoot {
  /// The root that was asked for, or the nearest one above the current folder.
  package static func find(
    option: String?,
    environment: [String: String],
    current: String
  ) throws -> Tree {
    if let asked = option ?? environment["WORKBOOK_ROOT"] {
      let path = URL(
        fileURLWithPath: asked,
        relativeTo: URL(fileURLWithPath: current, isDirectory: true)
      )
      .standardizedFileURL.path
      guard isRoot(path) else { throw BookError.noBook(at: path) }
      return Tree(root: path)
    }
    var folder = URL(fileURLWithPath: current, isDirectory: true).standardizedFileURL
    while !isRoot(folder.path) {
      guard folder.path != "/" else { throw BookError.noBookAbove(current) }
      folder.deleteLastPathComponent()
      folder.standardize()
    }
    return Tree(root: folder.path)
  }

  private static func isRoot(_ path: String) -> Bool {
    let tree = Tree(root: path)
    return tree.exists("Package.swift") && tree.isFolder("Chapters") && tree.isFolder("Solutions")
  }
}

import Foundation

/// The build folder: apart from that of an editor or of a plain `swift test`.
enum Scratch {
  /// The path of the build folder: in the book, or in the system's temporary folder where the
  /// book can't be written to.
  static func path(for tree: Tree) -> String {
    let own = tree.path(".build/workbook")
    guard !isWritable(own) else { return own }
    let name = "workbook-\(getuid())-\(Fingerprint.of(tree.root))"
    return URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name).path
  }

  /// The free space where the build folder is, in megabytes.
  static func megabytesFree(for tree: Tree) -> Int {
    var path = path(for: tree)
    while !FileManager.default.fileExists(atPath: path), path.count > 1 {
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
    let bytes = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? .max
    return Int(bytes / 1_000_000)
  }

  /// Whether a folder can be written to, or made.
  private static func isWritable(_ path: String) -> Bool {
    var path = path
    while !FileManager.default.fileExists(atPath: path), path.count > 1 {
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    return FileManager.default.isWritableFile(atPath: path)
  }
}

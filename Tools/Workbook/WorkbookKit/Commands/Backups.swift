import Foundation

/// Copies of the reader's files, made before they are written over.
struct Backups {
  /// A file and where it is kept, both relative to the root.
  struct Copy: Equatable, Sendable {
    let file: String
    let backup: String
  }

  static let folder = ".workbook/backups"

  private let tree: Tree

  init(_ tree: Tree) {
    self.tree = tree
  }

  /// Keeps a file as it is; nil if there is none.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - target: What is about to change in it.
  /// - Returns: Where the copy is.
  /// - Throws: `Trouble` if the copy can't be made; then the file must not be touched.
  func keep(_ file: String, for target: Target) throws -> Copy? {
    guard let data = FileManager.default.contents(atPath: tree.path(file)) else { return nil }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = "\(Self.folder)/\(Stamp.now())-\(target)"
    var backup = "\(stem)-\(name)"
    var number = 2
    while tree.exists(backup) {
      backup = "\(stem)-\(number)-\(name)"
      number += 1
    }
    try tree.write(data, to: backup)
    return Copy(file: file, backup: backup)
  }
}

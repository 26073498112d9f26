import Foundation

/// Finds the folder that holds the book.
enum PackageRoot {
  /// The root that was asked for, or the nearest one above the current folder.
  static func find(
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
      guard isRoot(path) else { throw Trouble.noBook(at: path) }
      return Tree(root: path)
    }
    var folder = URL(fileURLWithPath: current, isDirectory: true).standardizedFileURL
    while !isRoot(folder.path) {
      guard folder.path != "/" else { throw Trouble.noBookAbove(current) }
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

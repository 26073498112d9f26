import Foundation

/// A copy of the book in which verify may write, or in which other code is put together.
package struct TreeCopy: Sendable {
  package let original: Tree
  package let tree: Tree

  /// Folders of the copy that come from another folder of the original, without what is no code.
  private let substitutes: [String: String]

  package init(of original: Tree, at folder: String, substitutes: [String: String] = [:]) {
    self.original = original
    self.substitutes = substitutes
    tree = Tree(root: original.path(folder))
  }

  /// Makes the copy equal to the original; a file that is equal is not written.
  package func refresh() throws {
    for name in original.names(in: "") where !name.hasPrefix(".") { try copy(name) }
    for name in tree.names(in: "") where !name.hasPrefix(".") && !original.exists(name) {
      try FileManager.default.removeItem(atPath: tree.path(name))
    }
  }

  /// Makes one file, link or folder equal to the original.
  package func copy(_ path: String) throws {
    try copy(substitutes[path] ?? path, to: path)
  }

  private func copy(_ name: String, to path: String) throws {
    let (source, goal) = (original.path(name), tree.path(path))
    let manager = FileManager.default
    if let link = try? manager.destinationOfSymbolicLink(atPath: source) {
      guard (try? manager.destinationOfSymbolicLink(atPath: goal)) != link else { return }
      try? manager.removeItem(atPath: goal)
      try makeFolder(above: goal)
      try manager.createSymbolicLink(atPath: goal, withDestinationPath: link)
    } else if original.isFolder(name) {
      try copyFolder(name, to: path)
    } else {
      guard let data = manager.contents(atPath: source) else { return }
      guard manager.contents(atPath: goal) != data || isLink(goal) else { return }
      if isLink(goal) || tree.isFolder(path) { try manager.removeItem(atPath: goal) }
      try makeFolder(above: goal)
      try data.write(to: URL(fileURLWithPath: goal))
    }
  }

  private func copyFolder(_ source: String, to path: String) throws {
    let goal = tree.path(path)
    if isLink(goal) { try FileManager.default.removeItem(atPath: goal) }
    try FileManager.default.createDirectory(atPath: goal, withIntermediateDirectories: true)
    let isSubstitute = source != path
    let names = Set(original.names(in: source))
      .filter { !$0.hasPrefix(".") && !(isSubstitute && $0.hasSuffix(".md")) }
    for name in names {
      let inner = "\(path)/\(name)"
      try copy(substitutes[inner] ?? "\(source)/\(name)", to: inner)
    }
    for name in tree.names(in: path) where !names.contains(name) {
      try FileManager.default.removeItem(atPath: tree.path("\(path)/\(name)"))
    }
  }

  private func makeFolder(above path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}

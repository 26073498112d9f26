import Foundation

/// A copy of the book in which verify may write.
struct Copy: Sendable {
  let original: Tree
  let tree: Tree

  init(of original: Tree, number: Int) {
    self.original = original
    tree = Tree(root: original.path(".build/verify/\(number)"))
  }

  /// Makes the copy equal to the original; a file that is equal is not written.
  func refresh() throws {
    for name in original.names(in: "") where !name.hasPrefix(".") { try copy(name) }
    for name in tree.names(in: "") where !name.hasPrefix(".") && !original.exists(name) {
      try FileManager.default.removeItem(atPath: tree.path(name))
    }
  }

  /// Makes one file, link or folder equal to the original.
  func copy(_ path: String) throws {
    let (source, goal) = (original.path(path), tree.path(path))
    let manager = FileManager.default
    if let link = try? manager.destinationOfSymbolicLink(atPath: source) {
      guard (try? manager.destinationOfSymbolicLink(atPath: goal)) != link else { return }
      try? manager.removeItem(atPath: goal)
      try makeFolder(above: goal)
      try manager.createSymbolicLink(atPath: goal, withDestinationPath: link)
    } else if original.isFolder(path) {
      try copyFolder(path)
    } else {
      guard let data = manager.contents(atPath: source) else { return }
      guard manager.contents(atPath: goal) != data || isLink(goal) else { return }
      if isLink(goal) || tree.isFolder(path) { try manager.removeItem(atPath: goal) }
      try makeFolder(above: goal)
      try data.write(to: URL(fileURLWithPath: goal))
    }
  }

  private func copyFolder(_ path: String) throws {
    let goal = tree.path(path)
    if isLink(goal) { try FileManager.default.removeItem(atPath: goal) }
    try FileManager.default.createDirectory(atPath: goal, withIntermediateDirectories: true)
    let names = Set(original.names(in: path))
    for name in names where !name.hasPrefix(".") { try copy("\(path)/\(name)") }
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

import Foundation

/// Looks whether the build folder is one that a build can go on from.
enum BuildFolder {
  /// How it stands.
  enum State: Equatable, Sendable {
    /// There is none yet: the first build makes it.
    case missing
    case well

    /// It is no folder, or what the package manager keeps there can't be read.
    case broken

    /// The book was somewhere else when it was made.
    case moved

    /// Another toolchain has made it.
    case ofOther(toolchain: String)
  }

  static func state(of tree: Tree, toolchain: String?) -> State {
    let scratch = Tree(root: Scratch.path(for: tree))
    guard scratch.exists("") else { return .missing }
    guard scratch.isFolder(""), isReadable(scratch) else { return .broken }
    if let plan = try? scratch.read("debug.yaml"), !plan.contains("\(tree.root)/") {
      return .moved
    }
    let versions = scratch.names(in: "debug")
      .filter { $0.hasPrefix("swift-version-") }
      .compactMap { try? scratch.read("debug/\($0)") }
      .compactMap { $0.firstMatch(of: #/Swift version (\d+\.\d+[^ ]*)/#).map { String($0.1) } }
    if let toolchain, let other = versions.first, !versions.contains(toolchain) {
      return .ofOther(toolchain: other)
    }
    return .well
  }

  private static func isReadable(_ scratch: Tree) -> Bool {
    let manager = FileManager.default
    if let state = manager.contents(atPath: scratch.path("workspace-state.json")),
      (try? JSONSerialization.jsonObject(with: state)) == nil
    {
      return false
    }
    guard let handle = FileHandle(forReadingAtPath: scratch.path("build.db")) else { return true }
    defer { try? handle.close() }
    let head = (try? handle.read(upToCount: 15)) ?? Data()
    return head == Data("SQLite format 3".utf8)
  }
}

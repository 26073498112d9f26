import Foundation

/// Asks git what was changed; where there is no git, nothing was.
package struct GitStatus {
  private let tree: Tree

  private let environment: [String: String]

  package init(_ tree: Tree, environment: [String: String]) {
    self.tree = tree
    self.environment = environment
  }

  /// Whether the files of a folder differ from what was committed last.
  package func isChanged(_ folder: String) -> Bool {
    // Outside of a repository a diff compares files, and would find that there is a difference.
    run(["rev-parse", "--verify", "--quiet", "HEAD"]) == 0
      && run(["diff", "--quiet", "HEAD", "--", folder]) == 1
  }

  /// Whether git is there, and the book a repository.
  package var isAvailable: Bool { run(["rev-parse", "--git-dir"]) == 0 }

  private func run(_ arguments: [String]) -> Int32? {
    let request = ProcessRequest(
      program: "git",
      arguments: ["-C", tree.root] + arguments,
      environment: environment,
      folder: tree.root
    )
    guard let child = try? ChildProcess(starting: request) else { return nil }
    child.wait(seconds: 5)
    guard case .exited(let code) = child.ending else { return nil }
    return code
  }
}

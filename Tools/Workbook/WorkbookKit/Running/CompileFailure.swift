/// Why a build failed, sorted by whose files the errors are in.
struct CompileFailure: Equatable, Sendable {
  /// The errors in the files that the reader edits.
  let own: [Diagnostic]

  /// The errors elsewhere.
  let foreign: [Diagnostic]

  /// What was said without a place in a file, by the linker or the package manager.
  let other: [String]

  /// Sorts what a build printed; paths become relative to the root.
  init(output: String, own folders: [String], in tree: Tree) {
    let errors = Diagnostic.all(in: output).filter { $0.severity == .error }
      .map { $0.mapped(tree.relative) }
    let isOwn = { (error: Diagnostic) in
      folders.contains { error.file.hasPrefix($0 + "/") }
    }
    own = errors.filter(isOwn)
    foreign = errors.filter { !isOwn($0) }
    other = output.split(separator: "\n")
      .filter { line in
        Self.isLoose(line) && !Self.noise.contains { line.contains($0) }
      }
      .map(String.init)
  }

  private static func isLoose(_ line: Substring) -> Bool {
    line.hasPrefix("error: ") || line.hasPrefix("fatal: ") || line.contains("undefined reference")
      || line.contains("Undefined symbols") || line.contains("No space left")
  }

  /// What is said beside every error, and tells nothing.
  private static let noise = [
    "command failed with exit code", "error: fatalError", "link command failed",
    "error: ExitCode(",
  ]
}

extension CompileFailure {
  /// The same with other names for files.
  func mapped(_ name: (String) -> String) -> CompileFailure {
    CompileFailure(
      own: own.map { $0.mapped(name) },
      foreign: foreign.map { $0.mapped(name) },
      other: other
    )
  }

  private init(own: [Diagnostic], foreign: [Diagnostic], other: [String]) {
    self.own = own
    self.foreign = foreign
    self.other = other
  }
}

/// Why a build failed, sorted by whose files the errors are in.
struct CompileFailure: Equatable, Sendable {
  /// The errors in the files that the reader edits.
  let own: [Diagnostic]

  /// The errors elsewhere.
  let foreign: [Diagnostic]

  /// What was said without a place in a file, by the linker or the package manager.
  let other: [String]

  /// Sorts what a build printed; paths become relative to the root.
  init(output: String, own folder: String, in tree: Tree) {
    let errors = Diagnostic.all(in: output).filter { $0.severity == .error }
      .map { error in
        Diagnostic(
          severity: error.severity,
          file: tree.relative(error.file),
          line: error.line,
          column: error.column,
          message: error.message
        )
      }
    own = errors.filter { $0.file.hasPrefix(folder + "/") }
    foreign = errors.filter { !$0.file.hasPrefix(folder + "/") }
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

/// What came of a build.
package struct BuildResult: Sendable {
  /// How it ended.
  package enum Outcome: Equatable, Sendable {
    case built
    case failed(CompileFailure)
  }

  package let outcome: Outcome
  package let warnings: [Diagnostic]
  package let seconds: Double

  /// What the build printed, for maintainers.
  package let output: String

  /// No build was made, since there was nothing new to build.
  package static let unneeded = BuildResult(outcome: .built, warnings: [], seconds: 0, output: "")
}

/// Why a build failed, sorted by whose files the errors are in.
package struct CompileFailure: Equatable, Sendable {
  /// The errors in the files that the reader edits.
  package let own: [Diagnostic]

  /// The errors elsewhere.
  package let foreign: [Diagnostic]

  /// What was said without a place in a file, by the linker or the package manager.
  package let other: [String]

  /// Sorts what a build printed; paths become relative to the root.
  package init(output: String, own folders: [String], in tree: Tree) {
    let errors = Diagnostic.all(in: output).filter { $0.severity == .error }
      .map { $0.mapped(tree.relative) }
    let isOwn = { (error: Diagnostic) in
      folders.contains { error.file.hasPrefix($0 + "/") }
    }
    own = errors.filter(isOwn)
    foreign = errors.filter { !isOwn($0) }
    let lines = output.split(separator: "\n").map(String.init)
    let loose = lines.filter { line in
      Self.isLoose(line[...]) && !Self.noise.contains { line.contains($0) }
    }
    // Whatever went wrong, something was said.
    other = errors.isEmpty && loose.isEmpty ? lines.suffix(5) : loose
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
  package func mapped(_ name: (String) -> String) -> CompileFailure {
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

/// An error or a warning of the compiler.
package struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  enum Severity: String, Sendable {
    case error
    case warning
  }

  let severity: Severity
  package let file: String
  package let line: Int
  package let column: Int
  package let message: String

  /// What the compiler adds, such as the functions that it can't choose from.
  package var notes: [Note] = []

  /// A note that belongs to an error.
  package struct Note: Hashable, Sendable {
    package let file: String
    package let line: Int
    package let message: String
  }

  /// The same with another name for the file.
  package func mapped(_ name: (String) -> String) -> Diagnostic {
    Diagnostic(
      severity: severity,
      file: name(file),
      line: line,
      column: column,
      message: message,
      notes: notes.map { Note(file: name($0.file), line: $0.line, message: $0.message) }
    )
  }

  /// The errors and warnings in what a build printed, each of them once, in order.
  package static func all(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      guard
        line.contains(": "),
        let match = line.wholeMatch(of: #/(.+?):(\d+):(\d+): (error|warning|note): (.*)/#),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let (file, message) = (String(match.1), String(match.5))
      guard let severity = Severity(rawValue: String(match.4)) else {
        let note = Note(file: file, line: number, message: message)
        if let last = found.indices.last, !found[last].notes.contains(note) {
          found[last].notes.append(note)
        }
        continue
      }
      found.append(
        Diagnostic(severity: severity, file: file, line: number, column: column, message: message)
      )
    }
    // The build says each of them once for every file that it compiles beside.
    var places: [Diagnostic: Int] = [:]
    return found.reduce(into: []) { unique, diagnostic in
      var key = diagnostic
      key.notes = []
      if let place = places[key] {
        unique[place].notes += diagnostic.notes.filter { !unique[place].notes.contains($0) }
      } else {
        places[key] = unique.count
        unique.append(diagnostic)
      }
    }
  }
}

/// An error or a warning of the compiler.
struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  enum Severity: String, Sendable {
    case error
    case warning
  }

  let severity: Severity
  let file: String
  let line: Int
  let column: Int
  let message: String

  /// The same with another name for the file.
  func mapped(_ name: (String) -> String) -> Diagnostic {
    Diagnostic(
      severity: severity,
      file: name(file),
      line: line,
      column: column,
      message: message
    )
  }

  /// The errors and warnings in what a build printed, each of them once, in order.
  static func all(in output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(separator: "\n")
      .compactMap { line -> Diagnostic? in
        guard
          let match = line.wholeMatch(of: #/(.+?):(\d+):(\d+): (error|warning): (.*)/#),
          let line = Int(match.2), let column = Int(match.3),
          let severity = Severity(rawValue: String(match.4))
        else { return nil }
        return Diagnostic(
          severity: severity,
          file: String(match.1),
          line: line,
          column: column,
          message: String(match.5)
        )
      }
      .filter { seen.insert($0).inserted }
  }
}

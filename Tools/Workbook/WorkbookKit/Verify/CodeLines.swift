/// What can be told of code by its first words and its indentation.
enum CodeLines {
  private static let statements: Set<Substring> = [
    "return", "if", "guard", "switch", "let", "var", "for", "while", "repeat", "do", "throw",
    "defer", "func", "break", "continue", "fatalError", "preconditionFailure", "_",
  ]

  /// The same code with a `return` before its expression, if it is nothing but one expression.
  static func returning(_ lines: [SourceLine]) -> [SourceLine] {
    let visible = lines.indices.filter { place in
      !lines[place].trimmed.isEmpty && !lines[place].trimmed.hasPrefix("//")
    }
    guard let first = visible.first else { return lines }
    let margin = lines[first].indentation.count
    let word = lines[first].trimmed.prefix { $0.isLetter || $0 == "_" }
    let isWhole = visible.dropFirst()
      .allSatisfy { place in
        let line = lines[place]
        return line.indentation.count > margin || ")}].?:&|+".contains(line.trimmed.first ?? " ")
      }
    guard isWhole, !statements.contains(word) else { return lines }
    var lines = lines
    lines[first].text = lines[first].indentation + "return " + lines[first].trimmed
    return lines
  }
}

/// Takes a line of code apart into names, numbers, blanks, and single signs.
enum CodeTokens {
  static func of(_ line: String) -> [String] {
    var tokens: [String] = []
    var kind: Kind?
    for character in line {
      let next = Kind(character)
      if next == kind, next != .sign, !tokens.isEmpty {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
      kind = next
    }
    return tokens
  }

  /// Whether a token is a name or a number.
  static func isWord(_ token: String) -> Bool {
    token.first.map { Kind($0) == .word } ?? false
  }

  private enum Kind {
    case word
    case blank
    case sign

    init(_ character: Character) {
      if character.isLetter || character.isNumber || character == "_" {
        self = .word
      } else {
        self = character.isWhitespace ? .blank : .sign
      }
    }
  }
}

/// A piece of a line of marbles, such as `-`, `(`, `7` or `10`, and the column in which it begins.
struct MarblePiece: Equatable {
  let text: String
  let column: Int

  /// Cuts a line into pieces, and rejects what does not belong in it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - words: The names of more than one character.
  /// - Returns: The pieces, in order. Groups have an end, are not empty, and contain no groups.
  /// - Throws: A ``MarbleFault`` that says what is wrong, and where.
  static func pieces(of line: String, words: [String]) throws(MarbleFault) -> [MarblePiece] {
    var cutter = Cutter(line, words: words)
    return try cutter.cutAll()
  }
}

private struct Cutter {
  private let line: String
  private let characters: [Character]
  private let words: [[Character]]
  private var pieces: [MarblePiece] = []

  /// The column of a parenthesis that is open.
  private var open: Int?

  init(_ line: String, words: [String]) {
    self.line = line
    characters = Array(line)
    // The longest first: where 100 is a name, 10 must not take a part of it.
    self.words = words.map(Array.init).sorted { $0.count > $1.count }
  }

  mutating func cutAll() throws(MarbleFault) -> [MarblePiece] {
    try checkWords()
    var column = 0
    while column < characters.count {
      let word = words.first { characters[column...].starts(with: $0) }
      if word == nil { try check(characters[column], at: column) }
      let text = word.map { String($0) } ?? String(characters[column])
      pieces.append(MarblePiece(text: text, column: column))
      column += text.count
    }
    if let open { throw fault("a group begins with `(` here, but no `)` ends it", at: open) }
    return pieces
  }

  private mutating func check(_ character: Character, at column: Int) throws(MarbleFault) {
    switch character {
    case "-", " ":
      guard open != nil else { return }
      throw fault("time passes inside a group, whose events are all at the same tick", at: column)
    case ",":
      guard open == nil else { return }
      throw fault("a comma outside a group; commas separate the values in a group", at: column)
    case "(":
      guard open == nil else { throw fault("a group inside a group", at: column) }
      open = column
    case ")":
      guard open != nil else {
        throw fault("`)` ends a group, but no `(` has begun one", at: column)
      }
      guard pieces.last.map(\.text) != "(" else { throw fault("an empty group", at: column) }
      open = nil
    case "|", "#", "^", "!": return
    default:
      guard !character.isLetter, !character.isNumber else { return }
      throw fault("`\(character)` is not a marble; a value is a letter or a digit", at: column)
    }
  }

  private func checkWords() throws(MarbleFault) {
    for word in words {
      guard let sign = word.first(where: { " -,()|#^!".contains($0) }) else { continue }
      throw fault(
        "`\(String(word))` can't be a name, since `\(sign)` has a meaning of its own",
        at: 0
      )
    }
  }

  private func fault(_ reason: String, at column: Int) -> MarbleFault {
    MarbleFault(line: line, column: column, reason: reason)
  }
}

/// Reads a line of marbles character by character.
struct MarbleParser {
  private let text: String
  private let characters: [Character]
  private let words: [[Character]]
  private var column = 0
  private var group: Int?
  private var marks: [MarbleLine.Placed] = []

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - words: The names of more than one character, the longest first.
  init(_ text: String, words: [String]) {
    self.text = text
    characters = Array(text)
    self.words = words.map(Array.init)
  }

  func read() throws(MarbleFault) -> MarbleLine {
    var parser = self
    return try parser.readAll()
  }

  private mutating func readAll() throws(MarbleFault) -> MarbleLine {
    try checkWords()
    while column < characters.count {
      try readNext()
    }
    if let group {
      throw fault("a group begins with `(` here, and no `)` ends it", at: group)
    }
    let length = characters.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
    return MarbleLine(
      text: text,
      marks: marks,
      length: length,
      indentation: characters.prefix { $0 == " " }.count
    )
  }

  private mutating func readNext() throws(MarbleFault) {
    let character = characters[column]
    switch character {
    case "-", " ":
      guard group == nil else {
        throw fault("time passes inside a group, whose events are all at the same tick")
      }
    case ",":
      guard group != nil else {
        throw fault("a comma outside of a group; it stands between the values of one")
      }
    case "(":
      guard group == nil else { throw fault("a group inside a group") }
      group = column
    case ")":
      guard let group else { throw fault("`)` ends a group, and no `(` has begun one") }
      guard marks.contains(where: { $0.column > group }) else { throw fault("an empty group") }
      self.group = nil
    case "|": add(.completed)
    case "#": add(.failed)
    case "^": add(.subscribed)
    case "!": add(.disposed)
    default: return try readValue()
    }
    column += 1
  }

  private mutating func readValue() throws(MarbleFault) {
    if let word = words.first(where: { characters[column...].starts(with: $0) }) {
      add(.value(String(word)))
      column += word.count
      return
    }
    let character = characters[column]
    guard character.isLetter || character.isNumber else {
      throw fault("`\(character)` is no marble; a value is a letter or a digit")
    }
    add(.value(String(character)))
    column += 1
  }

  private mutating func add(_ mark: MarbleLine.Mark) {
    marks.append(.init(tick: group ?? column, mark: mark, column: column))
  }

  private func checkWords() throws(MarbleFault) {
    for word in words {
      guard let sign = word.first(where: { " -,()|#^!".contains($0) }) else { continue }
      throw MarbleFault(
        line: text,
        column: 0,
        reason: "`\(String(word))` can't be a name in it, since `\(sign)` has a meaning of its own"
      )
    }
  }

  private func fault(_ reason: String, at place: Int? = nil) -> MarbleFault {
    MarbleFault(line: text, column: place ?? column, reason: reason)
  }
}

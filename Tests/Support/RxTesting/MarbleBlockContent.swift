// The drawings of the lessons read their blocks with this file, and with the parser beside it.
#if !DRAWING
import Solution12VirtualTime
#endif

/// The lines of a block of marbles, with their labels, and what their values stand for.
struct MarbleBlockContent {
  private(set) var values: [String: String] = [:]
  private var lines: [(label: String, text: String)] = []

  /// Reads the lines between the fences of a block.
  init(_ source: [String]) throws(MarbleFault) {
    var pieces: [(label: String, line: String, column: Int)] = []
    for line in source where !line.allSatisfy(\.isWhitespace) {
      if line.drop(while: { $0 == " " }).hasPrefix("values:") {
        try readValues(line)
      } else {
        pieces.append(try Self.piece(line))
      }
    }
    // The leftmost line sets the edge: a line that is indented more begins later.
    let edge = pieces.map(\.column).min() ?? 0
    if let long = pieces.first(where: { $0.label.count >= edge }) {
      throw MarbleFault(
        line: long.line,
        column: edge,
        reason: "the lines of a block begin at the same column, after the longest label"
      )
    }
    lines = pieces.map { ($0.label, String($0.line.dropFirst(edge))) }
  }

  /// The labels, each once, in order.
  var labels: [String] {
    lines.map(\.label)
      .reduce(into: []) { labels, label in
        if !labels.contains(label) { labels.append(label) }
      }
  }

  /// The texts of the lines with this label.
  func texts(of label: String) -> [String] {
    lines.filter { $0.label == label }.map(\.text)
  }

  private static func piece(
    _ line: String
  ) throws(MarbleFault) -> (label: String, line: String, column: Int) {
    // The last colon: a label may be Swift, and have colons of its own.
    guard let colon = line.lastIndex(of: ":") else {
      throw MarbleFault(line: line, column: 0, reason: "a line without a label and a colon")
    }
    let rest = line[line.index(after: colon)...]
    let start = rest.firstIndex { $0 != " " } ?? rest.endIndex
    return (trimmed(line[..<colon]), line, line.distance(from: line.startIndex, to: start))
  }

  private mutating func readValues(_ line: String) throws(MarbleFault) {
    let text = line.drop { $0 != ":" }.dropFirst()
    guard let equals = text.firstIndex(of: "=") else {
      for word in text.split(separator: " ") { values[String(word)] = String(word) }
      return
    }
    let name = Self.trimmed(text[..<equals])
    guard !name.isEmpty, !name.contains(" ") else {
      throw MarbleFault(line: line, column: 0, reason: "there must be exactly one name before `=`")
    }
    values[name] = Self.trimmed(text[text.index(after: equals)...])
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// A line that begins or ends a region, or says how the region starts.
enum Marker: Equatable, Sendable {
  /// `// exercise 2.2: Take out what was stored.`; a mistake may name a file in place of a goal.
  case begin(ExerciseID, goal: String, file: String?)

  /// `// end 2.2`
  case end(ExerciseID)

  /// `// starts as: return nil`
  case startsAs(String)

  /// A comment that was a marker once, and can't be read any more.
  case damaged

  /// Reads a line; nil if it is no marker.
  init?(_ line: SourceLine) {
    guard let comment = Self.comment(line.trimmed) else { return nil }
    if let rest = Self.after("exercise", in: comment) {
      guard rest.first?.isNumber == true else { return nil }
      self = Self.begin(rest) ?? .damaged
    } else if let rest = Self.after("end", in: comment) {
      guard rest.first?.isNumber == true else { return nil }
      self = ExerciseID(rest).map(Marker.end) ?? .damaged
    } else if comment.hasPrefix("starts as:") {
      let text = comment.dropFirst("starts as:".count)
      self = .startsAs(String(text.first == " " ? text.dropFirst() : text))
    } else {
      return nil
    }
  }

  /// The text of a line that continues a goal: `//` and three or more blanks before it.
  static func continuedGoal(_ line: SourceLine) -> String? {
    let trimmed = line.trimmed
    guard trimmed.hasPrefix("//   ") || trimmed.hasPrefix("//\t") else { return nil }
    return String(trimmed.dropFirst(2).drop { $0.isWhitespace })
  }

  private static func comment(_ text: Substring) -> Substring? {
    // Bytes, since this is asked of every line of the book.
    let start = text.utf8.prefix(3)
    let slash = UInt8(ascii: "/")
    guard start.starts(with: [slash, slash]), start.count < 3 || start.last != slash else {
      return nil
    }
    return text.dropFirst(2).drop { $0 == " " || $0 == "\t" }
  }

  private static func after(_ word: String, in comment: Substring) -> Substring? {
    guard comment.hasPrefix(word) else { return nil }
    let rest = comment.dropFirst(word.count)
    guard rest.first == " " || rest.first == "\t" else { return nil }
    return rest.drop { $0 == " " || $0 == "\t" }
  }

  private static func begin(_ rest: Substring) -> Marker? {
    let number = rest.prefix { $0.isNumber || $0 == "." }
    guard let id = ExerciseID(number) else { return nil }
    let tail = rest.dropFirst(number.count)
    if tail.isEmpty { return .begin(id, goal: "", file: nil) }
    if tail.first == ":" {
      return .begin(id, goal: String(tail.dropFirst().drop { $0 == " " }), file: nil)
    }
    guard tail.hasPrefix(" in "), tail.hasSuffix(".swift") else { return nil }
    return .begin(id, goal: "", file: String(tail.dropFirst(" in ".count)))
  }
}

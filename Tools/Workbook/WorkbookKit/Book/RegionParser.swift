/// Reads a file line by line into segments.
struct RegionParser {
  /// Where the parser is.
  private enum State {
    case given
    case head(Draft)
    case body(Draft)
  }

  /// A region of which the end has not been seen.
  private struct Draft {
    let id: ExerciseID
    let file: String?
    let line: Int
    var goal: String
    var head: [SourceLine]
    var startsAs: [SourceLine] = []
    var text: [SourceLine] = []

    var lines: [SourceLine] { head + startsAs + text }

    /// Whether a line that says how the region starts may stand here.
    func mayContinue(with marker: Marker?) -> Bool {
      guard startsAs.isEmpty else { return false }
      let last = text.lastIndex(where: Marker.saysHowItStarts)
      let isAlike = last.map { Marker(text[$0]) == .alike } ?? true
      return marker == .alike ? !isAlike || text.isEmpty : isAlike || last == text.indices.last
    }
  }

  private var state = State.given
  private var given: [SourceLine] = []
  private var segments: [RegionFile.Segment] = []
  private var errors: [RegionError] = []
  private var number = 0

  package mutating func read(_ line: SourceLine) {
    number += 1
    let marker = Marker(line)
    if marker == .damaged { errors.append(.unreadable(line: number)) }
    switch state {
    case .given: readGiven(line, marker)
    case .head(let draft): readHead(line, marker, draft)
    case .body(let draft): readBody(line, marker, draft)
    }
  }

  package mutating func finish() -> (segments: [RegionFile.Segment], errors: [RegionError]) {
    switch state {
    case .given: break
    case .head(let draft), .body(let draft): abandon(draft)
    }
    closeGiven()
    return (segments, errors.sorted { $0.line < $1.line })
  }

  private mutating func readGiven(_ line: SourceLine, _ marker: Marker?) {
    switch marker {
    case .begin(let id, let goal, let file):
      begin(id, goal: goal, file: file, line)
    case .end(let id):
      errors.append(.endWithoutBegin(id, line: number))
      given.append(line)
    case .startsAs:
      errors.append(.misplacedStartsAs(line: number))
      given.append(line)
    case .alike:
      errors.append(.misplacedAlike(line: number))
      given.append(line)
    case .damaged, nil:
      given.append(line)
    }
  }

  private mutating func begin(
    _ id: ExerciseID,
    goal: String,
    file: String?,
    _ line: SourceLine
  ) {
    closeGiven()
    state = .head(Draft(id: id, file: file, line: number, goal: goal, head: [line]))
  }

  private mutating func readHead(_ line: SourceLine, _ marker: Marker?, _ draft: Draft) {
    var draft = draft
    if marker == nil, draft.startsAs.isEmpty, let words = Marker.continuedGoal(line) {
      draft.head.append(line)
      draft.goal += " " + words
      state = .head(draft)
    } else if case .startsAs = marker {
      draft.startsAs.append(line)
      state = .head(draft)
    } else {
      readBody(line, marker, draft)
    }
  }

  private mutating func readBody(_ line: SourceLine, _ marker: Marker?, _ draft: Draft) {
    var draft = draft
    switch marker {
    case .end(let id):
      if id != draft.id {
        errors.append(.wrongEnd(id, line: number, inside: draft.id, outerLine: draft.line))
      }
      close(draft, end: line)
    case .begin(let id, let goal, let file):
      errors.append(.nested(id, line: number, inside: draft.id, outerLine: draft.line))
      given += draft.lines
      begin(id, goal: goal, file: file, line)
    case .startsAs, .alike:
      if !draft.mayContinue(with: marker) {
        errors.append(
          marker == .alike ? .misplacedAlike(line: number) : .misplacedStartsAs(line: number)
        )
      }
      draft.text.append(line)
      state = .body(draft)
    case .damaged, nil:
      draft.text.append(line)
      state = .body(draft)
    }
  }

  private mutating func close(_ draft: Draft, end: SourceLine) {
    segments.append(
      .region(
        Region(
          id: draft.id,
          goal: draft.goal,
          file: draft.file,
          line: draft.line,
          head: draft.head,
          startsAsComments: draft.startsAs,
          text: draft.text,
          end: end
        )
      )
    )
    state = .given
  }

  /// Takes a region that was never closed for given text.
  private mutating func abandon(_ draft: Draft) {
    errors.append(.beginWithoutEnd(draft.id, line: draft.line))
    given += draft.lines
  }

  private mutating func closeGiven() {
    guard !given.isEmpty else { return }
    segments.append(.given(given))
    given = []
  }
}

/// A line that begins or ends a region, or says how the region starts.
enum Marker: Equatable, Sendable {
  /// `// exercise 2.2: Take out what was stored.`; a mistake may name a file in place of a goal.
  case begin(ExerciseID, goal: String, file: String?)

  /// `// end 2.2`
  case end(ExerciseID)

  /// `// starts as: return nil`
  case startsAs(String)

  /// `// from here on alike`: the starter goes on as the solution does.
  case alike

  /// A comment that was a marker once, and can't be read any more.
  case damaged

  /// Reads a line; nil if it is no marker.
  package init?(_ line: SourceLine) {
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
    } else if comment == "from here on alike" {
      self = .alike
    } else {
      return nil
    }
  }

  /// Whether a line says how a part of a region starts, or where that part ends.
  static func saysHowItStarts(_ line: SourceLine) -> Bool {
    switch Marker(line) {
    case .startsAs, .alike: true
    default: false
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

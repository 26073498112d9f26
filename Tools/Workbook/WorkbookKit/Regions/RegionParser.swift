/// Reads a file line by line into segments.
struct RegionParser {
  /// Where the parser is.
  private enum Place {
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
    var body: [SourceLine] = []

    var lines: [SourceLine] { head + startsAs + body }
  }

  private var place = Place.given
  private var given: [SourceLine] = []
  private var segments: [RegionFile.Segment] = []
  private var faults: [RegionFault] = []
  private var number = 0

  mutating func read(_ line: SourceLine) {
    number += 1
    let marker = Marker(line)
    if marker == .damaged { faults.append(.unreadable(line: number)) }
    switch place {
    case .given: readGiven(line, marker)
    case .head(let draft): readHead(line, marker, draft)
    case .body(let draft): readBody(line, marker, draft)
    }
  }

  mutating func finish() -> (segments: [RegionFile.Segment], faults: [RegionFault]) {
    switch place {
    case .given: break
    case .head(let draft), .body(let draft): abandon(draft)
    }
    closeGiven()
    return (segments, faults.sorted { $0.line < $1.line })
  }

  private mutating func readGiven(_ line: SourceLine, _ marker: Marker?) {
    switch marker {
    case .begin(let id, let goal, let file):
      begin(id, goal: goal, file: file, line)
    case .end(let id):
      faults.append(.endWithoutBegin(id, line: number))
      given.append(line)
    case .startsAs:
      faults.append(.misplacedStartsAs(line: number))
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
    place = .head(Draft(id: id, file: file, line: number, goal: goal, head: [line]))
  }

  private mutating func readHead(_ line: SourceLine, _ marker: Marker?, _ draft: Draft) {
    var draft = draft
    if marker == nil, draft.startsAs.isEmpty, let words = Marker.continuedGoal(line) {
      draft.head.append(line)
      draft.goal += " " + words
      place = .head(draft)
    } else if case .startsAs = marker {
      draft.startsAs.append(line)
      place = .head(draft)
    } else {
      readBody(line, marker, draft)
    }
  }

  private mutating func readBody(_ line: SourceLine, _ marker: Marker?, _ draft: Draft) {
    var draft = draft
    switch marker {
    case .end(let id):
      if id != draft.id {
        faults.append(.wrongEnd(id, line: number, inside: draft.id, outerLine: draft.line))
      }
      close(draft, end: line)
    case .begin(let id, let goal, let file):
      faults.append(.nested(id, line: number, inside: draft.id, outerLine: draft.line))
      given += draft.lines
      begin(id, goal: goal, file: file, line)
    case .startsAs:
      faults.append(.misplacedStartsAs(line: number))
      draft.body.append(line)
      place = .body(draft)
    case .damaged, nil:
      draft.body.append(line)
      place = .body(draft)
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
          body: draft.body,
          end: end
        )
      )
    )
    place = .given
  }

  /// Takes a region that was never closed for given text.
  private mutating func abandon(_ draft: Draft) {
    faults.append(.beginWithoutEnd(draft.id, line: draft.line))
    given += draft.lines
  }

  private mutating func closeGiven() {
    guard !given.isEmpty else { return }
    segments.append(.given(given))
    given = []
  }
}

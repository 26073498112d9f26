/// A whole screen, written at once.
struct Frame: Equatable, Sendable {
  /// The lines from the top; there are as many as the screen has.
  let lines: [String]

  /// How far the body can be moved up at most.
  let furthest: Int

  /// Puts head, body and foot one below the other; where there is no room for the whole body, the
  /// part of it that begins at `offset`, and a line that says how much there is below.
  ///
  /// - Parameters:
  ///   - head: Lines that stay at the top.
  ///   - body: Lines that may be moved.
  ///   - foot: Lines that stay at the bottom.
  ///   - rows: The lines of the screen.
  ///   - offset: The first line of the body to show.
  ///   - more: Makes the line that says how many lines are below.
  init(
    head: [String],
    body: [String],
    foot: [String],
    rows: Int,
    offset: Int,
    more: (Int) -> String
  ) {
    // The body needs some room even where head and foot would fill a tiny window.
    let head = Array(head.prefix(max(0, rows - 3)))
    let foot = Array(foot.suffix(max(0, rows - head.count - 2)))
    let room = rows - head.count - foot.count
    guard body.count > room else {
      let blank = Array(repeating: "", count: room - body.count)
      lines = head + body + blank + foot
      furthest = 0
      return
    }
    furthest = body.count - (room - 1)
    let first = min(max(0, offset), furthest)
    let shown = body[first..<min(body.count, first + room - 1)]
    let below = body.count - shown.endIndex
    lines = head + shown + [more(below)] + foot
  }

  /// What to write to a terminal that shows something else: each line is written over, so that
  /// nothing flickers.
  var sequence: String {
    let text = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    // The first and the last are for terminals that can wait until all is there.
    return "\u{1B}[?2026h\u{1B}[H" + text + "\u{1B}[J\u{1B}[?2026l"
  }
}

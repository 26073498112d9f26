/// A line of marbles that was read: what happens at which tick.
///
/// A column is a tick, and so is a space: what is in one column happens at one time.
/// In a group, `( )`, everything happens at the tick of the parenthesis, while the columns go on.
package struct MarbleLine: Equatable {
  /// One thing in a line.
  package enum Mark: Equatable {
    /// An element, by its name.
    case value(String)
    /// A completion.
    case completed
    /// An error.
    case failed
    /// The moment of a subscription.
    case subscribed
    /// The moment at which a subscription is disposed.
    case disposed
  }

  /// A mark and its tick, which is its own column, or the one in which its group begins.
  package struct Placed: Equatable {
    package let tick: Int
    package let mark: Mark
    /// Its own column.
    package let column: Int
  }

  /// The line as it was written.
  package let text: String

  /// The marks in it, in order.
  package let marks: [Placed]

  /// Reads a line, in which the marks may be in any order.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - words: The names of more than one character.
  /// - Throws: A ``MarbleFault`` if something in it is not a mark, or a group is malformed.
  package init(_ text: String, words: [String] = []) throws(MarbleFault) {
    self.text = text
    var parser = MarbleParser()
    for piece in try MarblePiece.pieces(of: text, words: words) { parser.read(piece) }
    marks = parser.marks
  }

  /// The tick of the first such mark.
  package func tick(of mark: Mark) -> Int? {
    marks.first { $0.mark == mark }?.tick
  }

  /// The marks that are events of a sequence.
  package var events: [Placed] {
    marks.filter { $0.mark != .subscribed && $0.mark != .disposed }
  }
}

extension MarbleLine {
  /// Reads a line of events, in which the test may also show when it subscribes and disposes.
  package static func events(
    _ text: String,
    words: [String] = []
  ) throws(MarbleFault) -> MarbleLine {
    let line = try MarbleLine(text, words: words)
    let events = line.events
    if let end = events.firstIndex(where: { $0.mark == .completed || $0.mark == .failed }),
      end + 1 < events.count
    {
      throw MarbleFault(
        line: text,
        column: events[end + 1].column,
        reason: "an event after the end; a sequence sends nothing after `|` or `#`"
      )
    }
    try line.checkSubscription()
    return line
  }

  /// Rejects a second subscription, and one that is disposed before it is made.
  package func checkSubscription() throws(MarbleFault) {
    for (mark, sign) in [(Mark.subscribed, "^"), (.disposed, "!")] {
      let all = marks.filter { $0.mark == mark }
      guard all.count > 1 else { continue }
      throw MarbleFault(line: text, column: all[1].column, reason: "a second `\(sign)` in one line")
    }
    guard let disposed = marks.first(where: { $0.mark == .disposed }) else { return }
    if let subscribed = tick(of: .subscribed), disposed.tick < subscribed {
      throw MarbleFault(line: text, column: disposed.column, reason: "`!` comes before its `^`")
    }
  }
}

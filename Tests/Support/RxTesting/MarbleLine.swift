/// A line of marbles, read: what stands at which tick.
///
/// A column is a tick, and so is a space: what stands in one column happens at one time.
/// In a group, `( )`, all happens at the tick of the parenthesis, while the columns go on.
struct MarbleLine: Equatable {
  /// One thing in a line.
  enum Mark: Equatable {
    /// An element, by its name.
    case value(String)
    /// The end, and all went well.
    case completed
    /// The end, and something went wrong.
    case failed
    /// The moment of a subscription.
    case subscribed
    /// The moment at which a subscription is disposed.
    case disposed
  }

  /// A mark and its tick, which is the column that it stands in, or that its group begins in.
  struct Placed: Equatable {
    let tick: Int
    let mark: Mark
    /// The column that it stands in itself.
    let column: Int
  }

  /// The line as it was written.
  let text: String

  /// What stands in it, in order.
  let marks: [Placed]

  /// The number of columns, without the spaces at the end.
  let length: Int

  /// The number of spaces before it begins.
  let indentation: Int

  /// The tick of the first such mark.
  func tick(of mark: Mark) -> Int? {
    marks.first { $0.mark == mark }?.tick
  }

  /// The marks that are events of a sequence.
  var events: [Placed] {
    marks.filter { $0.mark != .subscribed && $0.mark != .disposed }
  }
}

extension MarbleLine {
  /// Reads a line of events, in which the test may also show when it subscribes and disposes.
  static func events(_ text: String, words: [String] = []) throws(MarbleFault) -> MarbleLine {
    let line = try MarbleParser(text, words: words).read()
    let events = line.events
    if let end = events.firstIndex(where: { $0.mark == .completed || $0.mark == .failed }),
      end + 1 < events.count
    {
      throw MarbleFault(
        line: text,
        column: events[end + 1].column,
        reason: "an event after the end; a sequence says nothing after `|` or `#`"
      )
    }
    try line.checkSubscription()
    return line
  }

  /// Reads a line that says when a subscription is made, and when it is disposed.
  static func subscription(_ text: String) throws(MarbleFault) -> MarbleLine {
    let line = try MarbleParser(text, words: []).read()
    if let event = line.events.first {
      throw MarbleFault(
        line: text,
        column: event.column,
        reason: "an event in a line of a subscription, which is made of `^`, `-` and `!`"
      )
    }
    guard line.tick(of: .subscribed) != nil else {
      throw MarbleFault(line: text, column: 0, reason: "a subscription without its beginning, `^`")
    }
    try line.checkSubscription()
    return line
  }

  private func checkSubscription() throws(MarbleFault) {
    for (mark, sign) in [(Mark.subscribed, "^"), (.disposed, "!")] {
      let all = marks.filter { $0.mark == mark }
      guard all.count > 1 else { continue }
      throw MarbleFault(line: text, column: all[1].column, reason: "a second `\(sign)` in one line")
    }
    guard let disposed = marks.first(where: { $0.mark == .disposed }) else { return }
    if let subscribed = tick(of: .subscribed), disposed.tick < subscribed {
      throw MarbleFault(line: text, column: disposed.column, reason: "`!` stands before its `^`")
    }
  }
}

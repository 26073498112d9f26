import Solution12VirtualTime

extension MarbleLine {
  /// Reads a line that says when a subscription is made, and when it is disposed.
  static func subscription(_ text: String) throws(MarbleFault) -> MarbleLine {
    let line = try MarbleLine(text)
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

  /// The number of columns, without the spaces at the end.
  var length: Int {
    text.lastIndex { $0 != " " }.map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 0
  }

  /// The number of spaces before it begins.
  var indentation: Int {
    text.prefix { $0 == " " }.count
  }
}

import Solution04Events

/// The marble diagrams of the book: a line of text that says what a sequence sends, and when.
///
/// | Sign | Means |
/// |---|---|
/// | `-` or a space | a tick |
/// | a letter or a digit | an element |
/// | `\|` | completed |
/// | `#` | failed |
/// | `(12)` | all at the same tick, that of the parenthesis; the columns go on |
/// | `^` | subscribed |
/// | `!` | disposed |
public enum Marbles {
  /// The tick of the first column of a line.
  public static let origin: TestTime = TestScheduler.Defaults.subscribed

  /// Reads a line of marbles as the events of a sequence.
  ///
  /// - Parameters:
  ///   - line: The line, such as `--1--(23)--|`.
  ///   - values: What names stand for; a name that is missing stands for itself. A name of more
  ///     than one character has to be here, and takes as many columns.
  ///   - error: What `#` stands for.
  ///   - tick: The tick of the first column.
  /// - Returns: The events, with their ticks.
  /// - Throws: A ``MarbleFault`` that says what is wrong with the line, and where.
  public static func events<Element: MarbleValue>(
    _ line: String,
    values: [String: Any] = [:],
    error: any Error = MarbleError(),
    from tick: TestTime = origin
  ) throws(MarbleFault) -> [Recorded<Event<Element>>] {
    let names = MarbleNames(values)
    let line = try MarbleLine.events(line, words: names.words)
    return try line.recorded(names: names, error: error, from: tick)
  }
}

extension MarbleLine {
  /// The events of the line, with the elements that their names stand for.
  package func recorded<Element: MarbleValue>(
    names: MarbleNames,
    error: any Error,
    from tick: TestTime
  ) throws(MarbleFault) -> [Recorded<Event<Element>>] {
    // exercise 12.10: Make a record of each of `events`, with its tick counted from `tick`, and the
    //   `element` that the text of a name stands for.
    // starts as: []
    var recorded: [Recorded<Event<Element>>] = []
    for placed in events {
      let time = tick + placed.tick
      switch placed.mark {
      case .value(let name):
        recorded.append(.next(time, try element(names.text(of: name), of: placed)))
      case .failed: recorded.append(.error(time, error))
      case .completed: recorded.append(.completed(time))
      case .subscribed, .disposed: break
      }
    }
    return recorded
    // end 12.10
  }

  /// The element that a text stands for.
  private func element<Element: MarbleValue>(
    _ text: String,
    of placed: Placed
  ) throws(MarbleFault) -> Element {
    if let element = Element(marble: text) { return element }
    throw MarbleFault(
      line: self.text,
      column: placed.column,
      reason: "`\(text)` is not of type \(Element.self); let `values` say what it is"
    )
  }
}

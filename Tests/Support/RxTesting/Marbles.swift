import Solution04Events
import Solution12VirtualTime

/// The pictures of the book: a line of text that says what a sequence sends, and when.
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
  /// The tick of a test's time at which the first column of a line stands.
  public static let origin: TestTime = TestScheduler.Defaults.subscribed

  /// Reads a line of marbles as the events of a sequence.
  ///
  /// - Parameters:
  ///   - line: The line, such as `--1--(23)--|`.
  ///   - values: What names stand for; one that is not in it stands for itself. A name of more than
  ///     one character has to be in it, and takes as many columns.
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

  /// Draws events as a line of marbles.
  ///
  /// If every element is one character wide, and no group runs into the next event, the line can be
  /// read again; otherwise it is stretched.
  ///
  /// - Parameters:
  ///   - events: The events, in order of time, none of them before `tick`.
  ///   - values: Names to write in place of elements.
  ///   - tick: The tick of the first column.
  /// - Returns: The line.
  public static func draw<Element>(
    _ events: [Recorded<Event<Element>>],
    values: [String: Any] = [:],
    from tick: TestTime = origin
  ) -> String {
    let names = MarbleNames(values)
    let cells = events.map { event in
      (tick: max(0, event.time - tick), text: names.sign(of: event.value.map(marbleText)))
    }
    return MarbleDrawing([.init(label: "", cells: cells)]).bodies[0]
  }
}

extension MarbleLine {
  /// The events of the line, with the elements that their names stand for.
  func recorded<Element: MarbleValue>(
    names: MarbleNames,
    error: any Error,
    from tick: TestTime
  ) throws(MarbleFault) -> [Recorded<Event<Element>>] {
    var recorded: [Recorded<Event<Element>>] = []
    for placed in events {
      let event: Event<Element>
      switch placed.mark {
      case .value(let name):
        guard let element = Element(marble: names.text(of: name)) else {
          throw MarbleFault(
            line: text,
            column: placed.column,
            reason: "`\(names.text(of: name))` is no \(Element.self); let `values` say what it is"
          )
        }
        event = .next(element)
      case .failed: event = .error(error)
      case .completed, .subscribed, .disposed: event = .completed
      }
      recorded.append(Recorded(time: tick + placed.tick, value: event))
    }
    return recorded
  }
}

extension MarbleNames {
  /// What is drawn for an event whose element was made a text.
  func sign(of event: Event<String>) -> String {
    switch event {
    case .next(let text): name(of: text)
    case .error: "#"
    case .completed: "|"
    }
  }
}

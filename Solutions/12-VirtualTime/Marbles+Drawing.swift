import Solution04Events

extension Marbles {
  /// What happens at one tick, as texts.
  package typealias Moment = (tick: Int, texts: [String])

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
    let moments = moments(
      of: events.map { event in
        (max(0, event.time - tick), names.sign(of: event.value.map(marbleText)))
      }
    )
    // exercise 12.11: Write each moment into the column of its tick, with `-` in between; where
    //   there is no room, that moment and all later ones move to the right.
    // starts as: return moments.map { text(of: $0.texts) }.joined()
    var line = ""
    var shift = 0
    for moment in moments {
      shift = max(shift, line.count - moment.tick)
      line += String(repeating: "-", count: moment.tick + shift - line.count)
      line += text(of: moment.texts)
    }
    return line
    // end 12.11
  }

  /// Gathers what happens at the same tick.
  private static func moments(of signs: [(tick: Int, text: String)]) -> [Moment] {
    var moments: [Moment] = []
    // exercise 12.11: Make one moment for each tick at which something happens, in order.
    // starts as: moments = signs.map { ($0.tick, [$0.text]) }
    for sign in signs {
      if moments.last?.tick == sign.tick {
        moments[moments.count - 1].texts.append(sign.text)
      } else {
        moments.append((sign.tick, [sign.text]))
      }
    }
    // end 12.11
    return moments
  }

  /// Writes what happens at one tick: several texts form a group.
  package static func text(of texts: [String]) -> String {
    // exercise 12.11: Return a single text as it is; put several in parentheses, as in `(12)`, with
    //   commas between them if one of them is longer than a character, as in `(10,2)`.
    // starts as: texts.joined()
    guard texts.count > 1 else { return texts.first ?? "" }
    let separator = texts.contains { $0.count > 1 } ? "," : ""
    return "(\(texts.joined(separator: separator)))"
    // end 12.11
  }
}

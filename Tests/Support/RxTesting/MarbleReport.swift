import Solution04Events
import Solution12VirtualTime

/// Compares a picture with what happened, and says what a reader should see.
struct MarbleReport {
  let picture: MarblePicture
  let run: MarbleRun

  /// The broken rule, and the lines one above the other; nil if everything is right.
  var text: String? {
    guard let rule = missing ?? difference ?? subscriptions else { return nil }
    return ([rule] + drawing.lines.map { "  " + $0 }).joined(separator: "\n")
  }

  private var missing: String? {
    run.missing.first.map { "The operator asks for a source `\($0)`, which the picture lacks." }
  }

  private var difference: String? {
    MarbleDifference(
      expected: picture.expected,
      actual: run.events,
      names: picture.names,
      disposed: picture.disposed
    )
    .sentence
  }

  // MARK: Subscriptions

  private var subscriptions: String? {
    picture.sources.lazy.compactMap(subscriptions).first
  }

  private func subscriptions(of source: MarblePicture.Source) -> String? {
    guard let expected = expected(source) else { return nil }
    let actual = actual(source)
    guard expected != actual else { return nil }
    let name = "`\(source.name)`"
    if expected.count != actual.count {
      let (came, wanted) = (times(actual.count), times(expected.count))
      return "\(name) was subscribed to \(came), but should have been \(wanted)."
    }
    guard let (wanted, came) = zip(expected, actual).first(where: { $0 != $1 }) else { return nil }
    if wanted.subscribe != came.subscribe {
      let (time, right) = (came.subscribe, wanted.subscribe)
      return "\(name) was subscribed to at \(time), but should have been at \(right)."
    }
    let end = wanted.unsubscribe
    let should = end == .max ? "should not have been" : "should have been at \(end)"
    return came.unsubscribe == .max
      ? "The subscription to \(name) was not disposed, but \(should)."
      : "The subscription to \(name) was disposed at \(came.unsubscribe), but \(should)."
  }

  private func times(_ count: Int) -> String {
    ["zero times", "once", "twice"].dropFirst(count).first ?? "\(count) times"
  }

  private func expected(_ source: MarblePicture.Source) -> [Subscription]? {
    source.subscriptions?
      .map { line in
        Subscription(line.tick(of: .subscribed) ?? 0, line.tick(of: .disposed) ?? .max)
      }
  }

  private func actual(_ source: MarblePicture.Source) -> [Subscription] {
    run.subscriptions[source.name] ?? []
  }

  // MARK: Drawing

  private var drawing: MarbleDrawing {
    var rows: [MarbleDrawing.Row] = []
    for source in picture.sources {
      rows.append(row(source.name, source.line, lead: source.isHot ? "-" : " "))
      guard let expected = expected(source), expected != actual(source) else { continue }
      rows += expected.map { row("expected", $0) }
      rows += actual(source).map { row("actual", $0) }
    }
    rows.append(row("expected", picture.expected))
    rows.append(row("actual", run.events))
    return MarbleDrawing(rows)
  }

  /// A line of a source, as it was written.
  private func row(_ label: String, _ line: MarbleLine, lead: Character) -> MarbleDrawing.Row {
    var cells: [(tick: Int, text: String)] = line.marks.map { ($0.tick, sign(of: $0.mark)) }
    // The spaces before a cold source are not time.
    if lead == " ", line.indentation < line.length, cells.first?.tick != line.indentation {
      cells.insert((line.indentation, "-"), at: 0)
    }
    return .init(label: label, cells: cells, length: line.length, lead: lead)
  }

  private func row(_ label: String, _ events: [Recorded<Event<String>>]) -> MarbleDrawing.Row {
    let cells = events.map { (tick: max(0, $0.time), text: picture.names.sign(of: $0.value)) }
    let hasEnded = events.last?.value.isStopEvent ?? false
    return .init(label: label, cells: cells, length: hasEnded ? 0 : picture.result.length)
  }

  private func row(_ label: String, _ subscription: Subscription) -> MarbleDrawing.Row {
    var cells = [(tick: max(0, subscription.subscribe), text: "^")]
    if subscription.unsubscribe != .max { cells.append((max(0, subscription.unsubscribe), "!")) }
    let length = subscription.unsubscribe == .max ? picture.result.length : 0
    return .init(label: label, cells: cells, length: length, lead: " ")
  }

  private func sign(of mark: MarbleLine.Mark) -> String {
    switch mark {
    case .value(let name): name
    case .completed: "|"
    case .failed: "#"
    case .subscribed: "^"
    case .disposed: "!"
    }
  }
}

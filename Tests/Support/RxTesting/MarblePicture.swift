import Solution04Events
import Solution12VirtualTime

/// Sources, and what an operator turns them into.
///
/// All lines share one time axis, and the test subscribes at column 0, unless there is a `^`. A
/// source is cold: its line begins where somebody subscribes to it, and spaces before it are for
/// the eye. If its line has a `^`, it is hot: it sends in any case, and `^` is where the test
/// subscribes.
struct MarblePicture {
  /// A source and its subscriptions.
  struct Source {
    let name: String
    let line: MarbleLine
    /// When it must be subscribed to, and disposed; nil if the picture does not say.
    let subscriptions: [MarbleLine]?

    var isHot: Bool { line.tick(of: .subscribed) != nil }
  }

  let label: String
  let sources: [Source]
  let result: MarbleLine
  let names: MarbleNames
  let error: any Error

  /// The column at which the test subscribes.
  let subscribed: Int

  /// The column at which the test disposes; nil if the picture does not say.
  let disposed: Int?

  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - label: The name of the operator.
  ///   - sources: The lines of the sources, with their names.
  ///   - subscriptions: When the sources must be subscribed to, one line for each subscription.
  ///   - result: What the operator must turn them into.
  ///   - subscription: When the test subscribes and disposes.
  ///   - names: What the characters stand for.
  ///   - error: What `#` stands for.
  /// - Throws: A ``MarbleFault`` if a line can't be read, or two lines contradict each other.
  init(
    label: String,
    sources: [(name: String, text: String)],
    subscriptions: [(name: String, text: String)],
    result: String,
    subscription: String?,
    names: MarbleNames,
    error: any Error
  ) throws(MarbleFault) {
    self.label = label
    self.names = names
    self.error = error
    self.result = try MarbleLine.events(result, words: names.words)

    var read: [Source] = []
    var tokens: [MarbleLine] = []
    for (name, text) in sources {
      let line = try MarbleLine.events(text, words: names.words)
      var own: [MarbleLine] = []
      for subscription in subscriptions where subscription.name == name {
        // An empty line says that nobody may subscribe.
        guard !subscription.text.isEmpty else { continue }
        own.append(try MarbleLine.subscription(subscription.text))
      }
      let isChecked = subscriptions.contains { $0.name == name }
      read.append(Source(name: name, line: line, subscriptions: isChecked ? own : nil))
      tokens.append(line)
    }
    self.sources = read
    if let subscription { tokens.append(try MarbleLine.subscription(subscription)) }
    tokens.append(self.result)
    subscribed = try Self.common(.subscribed, "^", of: tokens) ?? 0
    disposed = try Self.common(.disposed, "!", of: tokens)
  }

  /// The column of a mark that may occur in several lines, at the same column in all of them.
  private static func common(
    _ mark: MarbleLine.Mark,
    _ sign: String,
    of lines: [MarbleLine]
  ) throws(MarbleFault) -> Int? {
    var tick: Int?
    for line in lines {
      guard let placed = line.marks.first(where: { $0.mark == mark }) else { continue }
      if let tick, tick != placed.tick {
        throw MarbleFault(
          line: line.text,
          column: placed.column,
          reason: "`\(sign)` is at column \(tick) in another line; the test does it only once"
        )
      }
      tick = placed.tick
    }
    return tick
  }

  /// The events that the result must have.
  var expected: [Recorded<Event<String>>] {
    let failure = names.error ?? "\(error)"
    return result.events.map { placed in
      let event: Event<String>
      switch placed.mark {
      case .value(let name): event = .next(names.text(of: name))
      case .failed: event = .error(NamedError(description: failure))
      case .completed, .subscribed, .disposed: event = .completed
      }
      return Recorded(time: placed.tick, value: event)
    }
  }
}

/// An error of which only the text is known.
struct NamedError: Error, CustomStringConvertible {
  let description: String
}

import Solution05ProducerAndSink

/// A picture, in text, of the sinks that are alive: who is in front of whom, and who holds it.
///
/// It is drawn from a ``Trace``, so it works in debug builds.
/// ```swift
/// let trace = Trace.of { token = cities.map(\.count).filter { $0 > 3 }.subscribe() }
/// print(SubscriptionGraph(of: trace).text)
/// ```
/// It reads downwards in the order in which the sinks were built: from the observer to the source.
/// Events travel the other way.
public struct SubscriptionGraph {
  /// A sink that is alive.
  struct LiveSink {
    /// Its name, such as `MapSink#1`.
    let name: String

    /// What it sends its events to: another sink, or an observer that is not a sink.
    let observer: String

    /// The token that was last given the sink, if that token is alive.
    let holder: String?
  }

  /// The sinks, in order of birth.
  let sinks: [LiveSink]

  /// Creates the graph of what a trace knows to be alive.
  public init(of trace: Trace) {
    self.init(lines: trace.lines, alive: trace.alive)
  }

  /// Creates a graph from the lines of a trace.
  ///
  /// - Parameters:
  ///   - lines: The lines of a trace.
  ///   - alive: The names of what lives.
  init(lines: [String], alive: [String]) {
    let alive = Set(alive)
    var holders: [String: String] = [:]
    for words in lines.map({ $0.components(around: " holds ") }) {
      guard let words, alive.contains(words.0) else { continue }
      holders[words.1] = words.0
    }
    sinks = lines.compactMap { $0.components(around: " is born, in front of ") }
      .filter { alive.contains($0.0) }
      .map { name, observer in
        // An observer of one source among several says which sink it belongs to.
        let sink = observer.components(around: " of ")?.1 ?? observer
        return LiveSink(name: name, observer: sink, holder: holders[name])
      }
  }

  /// The graph as lines of text, one sink a line; below it, and further in, the sinks that send to
  /// it.
  public var text: String {
    trees.joined(separator: "\n")
  }

  /// The chains that are alive: each is the text of a sink that no other sink listens to, with
  /// everything upstream of it.
  public var trees: [String] {
    // exercise 18.3: One text for each sink whose observer is not a living sink: the observer in
    //   the first line, and below it the branch of that sink.
    // starts as: []
    let names = Set(sinks.map(\.name))
    return sinks.filter { !names.contains($0.observer) }
      .map { root in
        ([root.observer] + branch(of: root, depth: 0)).joined(separator: "\n")
      }
    // end 18.3
  }

  /// The lines of a sink and of all the sinks that send it their events.
  ///
  /// - Parameters:
  ///   - sink: The sink.
  ///   - depth: How many sinks there are between it and the observer.
  /// - Returns: The lines, the sink's own first.
  private func branch(of sink: LiveSink, depth: Int) -> [String] {
    // exercise 18.3: The sink's own line, and then the branch of each sink that sends it events,
    //   one step further in.
    // starts as: []
    let sources = sinks.filter { $0.observer == sink.name }
    return [line(for: sink, depth: depth)]
      + sources.flatMap { branch(of: $0, depth: depth + 1) }
    // end 18.3
  }

  private func line(for sink: LiveSink, depth: Int) -> String {
    let holder = sink.holder.map { ", held by \($0)" } ?? ""
    return "\(String(repeating: "   ", count: depth))+- \(sink.name)\(holder)"
  }
}

extension String {
  /// The parts before and after a separator, if it is there.
  fileprivate func components(around separator: String) -> (String, String)? {
    guard let range = firstRange(of: separator) else { return nil }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}

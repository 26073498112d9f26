import Solution05ProducerAndSink

/// A picture in text of the machines that are alive: who stands in front of whom, and who holds it.
///
/// It is drawn from a ``Trace``, and so it works in debug builds.
/// ```swift
/// let trace = Trace.of { token = cities.map(\.count).filter { $0 > 3 }.subscribe() }
/// print(SubscriptionGraph(of: trace).text)
/// ```
/// It reads downwards as the machines were built: from the observer up to the source. Events come the
/// other way.
public struct SubscriptionGraph {
  /// A machine that is alive.
  struct Machine {
    /// Its name, such as `MapSink#1`.
    let name: String

    /// Whom it tells its events: another machine, or an observer that is none.
    let observer: String

    /// The token that was given it last, if it lives.
    let holder: String?
  }

  /// The machines, in order of birth.
  let machines: [Machine]

  /// Creates the graph of what a trace knows to be alive.
  public init(of trace: Trace) {
    self.init(lines: trace.lines, alive: trace.alive)
  }

  /// Creates a graph from what was written down.
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
    machines = lines.compactMap { $0.components(around: " is born, in front of ") }
      .filter { alive.contains($0.0) }
      .map { name, observer in
        // An observer of one source among several says to which machine it belongs.
        let machine = observer.components(around: " of ")?.1 ?? observer
        return Machine(name: name, observer: machine, holder: holders[name])
      }
  }

  /// The graph as lines of text, one machine a line; below it, and further in, those that tell it.
  public var text: String {
    trees.joined(separator: "\n")
  }

  /// The chains that stand: each is the text of a machine that no other machine listens to, with all
  /// that stands above it.
  public var trees: [String] {
    // exercise 18.3: One text for each machine whose observer is no machine that lives: the observer
    //   in the first line, and below it the branch of that machine.
    // starts as: []
    let names = Set(machines.map(\.name))
    return machines.filter { !names.contains($0.observer) }
      .map { root in
        ([root.observer] + branch(of: root, depth: 0)).joined(separator: "\n")
      }
    // end 18.3
  }

  /// The lines of a machine and of all that tell it their events.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - depth: How many machines stand between it and the observer.
  /// - Returns: The lines, the machine's own first.
  private func branch(of machine: Machine, depth: Int) -> [String] {
    // exercise 18.3: The machine's own line, and then the branch of each machine that tells it its
    //   events, one step further in.
    // starts as: []
    let sources = machines.filter { $0.observer == machine.name }
    return [line(for: machine, depth: depth)]
      + sources.flatMap { branch(of: $0, depth: depth + 1) }
    // end 18.3
  }

  private func line(for machine: Machine, depth: Int) -> String {
    let holder = machine.holder.map { ", held by \($0)" } ?? ""
    return "\(String(repeating: "   ", count: depth))+- \(machine.name)\(holder)"
  }
}

extension String {
  /// What stands before and after a separator, if it is there.
  fileprivate func components(around separator: String) -> (String, String)? {
    guard let range = firstRange(of: separator) else { return nil }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}

import Steps

/// What came of running threads in every order of their steps.
public struct Exploration: Sendable {
  /// An order in which something goes wrong.
  public struct Failure: Sendable {
    /// What goes wrong, as a sentence.
    public let complaint: String

    /// The steps in that order.
    public let log: [LogEntry]

    /// The names of the threads.
    public let threads: [String]

    /// How many orders had been tried, this one included.
    public let number: Int
  }

  /// How many orders were tried.
  public let orders: Int

  /// Whether these were all that there are with so few interruptions.
  public let isComplete: Bool

  /// Whether a thread waited for something that can't be seen here, and the exploration gave up.
  public let isBlind: Bool

  /// Whether the threads took any step that the test didn't mark itself.
  public let sawSteps: Bool

  /// The first order that goes wrong; orders with few interruptions come first.
  public let failure: Failure?

  init(
    orders: Int,
    isComplete: Bool = false,
    isBlind: Bool = false,
    sawSteps: Bool,
    failure: Failure? = nil
  ) {
    self.orders = orders
    self.isComplete = isComplete
    self.isBlind = isBlind
    self.sawSteps = sawSteps
    self.failure = failure
  }
}

/// Runs threads in every order of their steps, and stops at the first order that goes wrong.
///
/// A step is what other threads could notice: taking or leaving a `Lock` or a `RecursiveLock`, and
/// whatever is done with a `Flag`, a `Counter` or a `Word`. One thread moves at a time. An order
/// may interrupt a thread that could have gone on, a few times: nearly every race needs one
/// interruption, or two. Dispatch, tasks and locks of other makes are not seen.
///
/// - Parameters:
///   - module: How the name of the module under test begins. Only what it declares as `Unguarded` is
///     a step; by default, every module's is.
///   - most: How many orders to try at most.
///   - interruptions: How many interruptions an order may have; by default two, and one if there are
///     more than two threads, since they can be combined in so many more ways.
///   - watchingVariables: Whether an order goes wrong in which two threads use an `Unguarded` variable
///     at the same time, whatever comes of it. It can't tell two variables of one file from each other.
///   - fill: Is called once for each order. It makes everything that the threads touch, adds the
///     threads, and says what must hold.
/// - Returns: What came of it.
public func explore(
  in module: String = "",
  most: Int = 4_000,
  interruptions: Int? = nil,
  watchingVariables: Bool = false,
  _ fill: (Scenario) -> Void
) -> Exploration {
  // The orders that are still to be tried, by the number of their interruptions. Each is named by
  // its first choices; after those, no thread is interrupted any more.
  var waiting: [[[Int]]] = [[[]]]
  var orders = 0
  var sawSteps = false
  var crew: Crew?

  var depth = 0
  while depth < waiting.count {
    // Orders that interrupt a thread no more often can be added meanwhile.
    var next = 0
    while next < waiting[depth].count {
      let order = waiting[depth][next]
      next += 1
      guard orders < most else {
        return Exploration(orders: orders, sawSteps: sawSteps)
      }
      orders += 1
      let scenario = Scenario()
      fill(scenario)
      let parts = scenario.parts
      let team = crew ?? Crew(parts.count)
      crew = team
      let run = Run(scenario, order: order, module: module)
      let outcome = run.play(on: team)
      var complaint: String?
      switch outcome {
      case .finished:
        _ = team.join(parts.count)
        complaint =
          scenario.finalComplaint ?? (watchingVariables ? clash(in: run.log, parts) : nil)
      case .broken(let text):
        complaint = text
      case .deadlock(let text):
        complaint = "A deadlock: \(text)."
      case .endless:
        complaint = "The threads go on and on, and never come to an end."
      case .unseen:
        // From here on all threads run as they like.
        if team.join(parts.count) {
          return Exploration(orders: orders, isBlind: true, sawSteps: true)
        }
        complaint =
          "A thread does not come back: it is in a loop without end, or waits for what never comes."
      }
      let log = run.log
      sawSteps = sawSteps || log.contains { !$0.file.isEmpty }
      if let complaint {
        let failure = Exploration.Failure(
          complaint: complaint,
          log: log,
          threads: parts.map(\.name),
          number: orders
        )
        return Exploration(orders: orders, sawSteps: true, failure: failure)
      }
      let choices = run.choices
      let limit = interruptions ?? (parts.count > 2 ? 1 : 2)
      for index in choices.indices.dropFirst(order.count) {
        let cost = choices[index].isPreemption ? depth + 1 : depth
        guard cost <= limit else { continue }
        if cost == waiting.count { waiting.append([]) }
        let prefix = choices[..<index].map(\.taken)
        for other in choices[index].others {
          waiting[cost].append(prefix + [other])
        }
      }
    }
    depth += 1
  }
  return Exploration(orders: orders, isComplete: true, sawSteps: sawSteps)
}

/// Says which two threads use a variable at the same time, if there are such.
///
/// One use comes before another only if the first thread takes some other step after its own use, and
/// the second thread one between that and its use. Any lock or atomic will do, so this never blames a
/// program in which one of them brings order; it may miss one in which the wrong one seems to.
private func clash(in log: [LogEntry], _ parts: [Scenario.Part]) -> String? {
  for (later, entry) in log.enumerated() where !entry.variable.isEmpty {
    for (sooner, other) in log[..<later].enumerated()
    where other.variable == entry.variable && other.thread != entry.thread {
      guard [other.text, entry.text].contains("writes the variable") else { continue }
      let release = log.indices[sooner..<later]
        .first { log[$0].thread == other.thread && log[$0].bringsOrder }
      let isOrdered = release.map { release in
        log.indices[release..<later]
          .contains { log[$0].thread == entry.thread && log[$0].bringsOrder }
      }
      guard isOrdered != true else { continue }
      let names = [parts[other.thread].name, parts[entry.thread].name]
      return """
        Nothing says who comes first: \(names[0]) \(other.text), and \(names[1]) \(entry.text).
        """
    }
  }
  return nil
}

extension LogEntry {
  /// Whether it is a step with a lock or an atomic.
  fileprivate var bringsOrder: Bool { !file.isEmpty && !isWaiting }
}

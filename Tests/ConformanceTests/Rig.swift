import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution12VirtualTime

/// What the expression of a variant is made of: the sources, the clock, the parameters, the log.
final class Rig {
  /// The clock.
  let s = TestScheduler(initialClock: 0)

  private(set) var entries: [Entry] = []

  private let scenario: Scenario
  private let sources: [String: Source]

  init(_ scenario: Scenario) {
    self.scenario = scenario
    // In the order of their names: of two hot events of one tick, that of a comes before that of b.
    var made: [String: Source] = [:]
    for (name, source) in scenario.sources.sorted(by: { $0.key < $1.key }) {
      made[name] = Source(source, on: s)
    }
    sources = made
  }

  /// When each source was subscribed to, and disposed.
  var subscriptions: [String: [[Int?]]] {
    sources.mapValues { source in
      source.subscriptions.map { [$0.subscribe, $0.unsubscribe == .max ? nil : $0.unsubscribe] }
    }
  }

  // MARK: Sources

  var a: Observable<Int> { source("a") }
  var b: Observable<Int> { source("b") }
  var c: Observable<Int> { source("c") }
  var d: Observable<Int> { source("d") }

  /// One of b, c and d, chosen by an element.
  func inner(_ element: Int) -> Observable<Int> {
    [b, c, d][element % 3]
  }

  private func source(_ name: String) -> Observable<Int> {
    sources[name]?.observable ?? .never()
  }

  // MARK: Parameters

  /// A parameter that is a number.
  func int(_ name: String) -> Int {
    scenario.params?[name]?.number ?? 0
  }

  /// A parameter that is a number or null.
  func optional(_ name: String) -> Int? {
    scenario.params?[name]?.number
  }

  /// A parameter that is a list of numbers.
  func ints(_ name: String) -> [Int] {
    scenario.params?[name]?.list.compactMap(\.number) ?? []
  }

  /// The stages of a pipeline: a name, and a number where it has one.
  var ops: [(name: String, k: Int)] {
    (scenario.ops ?? []).map { ($0.first?.text ?? "", $0.dropFirst().first?.number ?? 0) }
  }

  // MARK: Log

  /// Writes down that something happened now.
  func log(_ what: Value...) {
    entries.append(Entry(time: s.clock, what: what))
  }

  /// Writes down a text.
  func log(_ text: String) {
    log(.text(text))
  }

  /// A resource that writes down its beginning and its end.
  func resource() -> Disposable {
    log("create")
    return Disposables.create { self.log("dispose") }
  }
}

/// Throws if the element is 3, and else returns it.
func no3(_ element: Int) throws -> Int {
  guard element != 3 else { throw Thrown() }
  return element
}

/// A source of a scenario.
private final class Source {
  let observable: Observable<Int>

  private let recorded: () -> [Subscription]

  init(_ source: Scenario.Source, on scheduler: TestScheduler) {
    let events = source.recorded
    switch source.kind {
    case .hot, .cold:
      let made =
        source.kind == .hot
        ? scheduler.createHotObservable(events)
        : scheduler.createColdObservable(events)
      observable = made.asObservable()
      recorded = { made.subscriptions }
    case .sync:
      let log = SubscriptionLog()
      observable = .create { observer in
        let index = log.subscriptions.count
        log.subscriptions.append(Subscription(scheduler.clock))
        for event in events { observer.on(event.value) }
        return Disposables.create {
          let begin = log.subscriptions[index].subscribe
          log.subscriptions[index] = Subscription(begin, scheduler.clock)
        }
      }
      recorded = { log.subscriptions }
    }
  }

  var subscriptions: [Subscription] { recorded() }
}

private final class SubscriptionLog {
  var subscriptions: [Subscription] = []
}

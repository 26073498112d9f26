import Solution03TokensAndBags
import Solution04Events
import Solution12VirtualTime

/// What happened when an operator was applied to the sources of a picture; its ticks are columns.
struct MarbleRun {
  let events: [Recorded<Event<String>>]
  let subscriptions: [String: [Subscription]]
  let missing: [String]

  /// The tick at which the test disposes what has not ended by then, and the last one of a run.
  ///
  /// So an operator that never ends is found out, and does not hang the test.
  private static let end = (dispose: 800, last: 2_000)
}

extension MarblePicture {
  /// Applies an operator to the sources, on a clock of its own.
  func run<Element: MarbleValue>(
    _ operation: @escaping (MarbleSources<Element>) -> any ObservableConvertibleType
  ) throws(MarbleFault) -> MarbleRun {
    let scheduler = TestScheduler(initialClock: 0)
    var made: [(name: String, source: TestableObservable<Element>)] = []
    for source in sources {
      made.append((source.name, try source.make(names: names, error: error, on: scheduler)))
    }
    let sources = MarbleSources(made, on: scheduler)
    return MarbleRun(operation, sources, subscribed: subscribed, disposed: disposed)
  }
}

extension MarblePicture.Source {
  fileprivate func make<Element: MarbleValue>(
    names: MarbleNames,
    error: any Error,
    on scheduler: TestScheduler
  ) throws(MarbleFault) -> TestableObservable<Element> {
    let start = isHot ? Marbles.origin : -line.indentation
    let events: [Recorded<Event<Element>>] =
      try line.recorded(names: names, error: error, from: start)
    return isHot
      ? scheduler.createHotObservable(events)
      : scheduler.createColdObservable(events)
  }
}

extension MarbleRun {
  fileprivate init<Element>(
    _ operation: @escaping (MarbleSources<Element>) -> any ObservableConvertibleType,
    _ sources: MarbleSources<Element>,
    subscribed: Int,
    disposed: Int?
  ) {
    let scheduler = sources.scheduler
    let origin = Marbles.origin
    let observer = scheduler.createObserver(String.self)
    var result: (any ObservableConvertibleType)?
    var token: Disposable?
    scheduler.scheduleAt(TestScheduler.Defaults.created) { result = operation(sources) }
    scheduler.scheduleAt(origin + subscribed) { token = result.map { observe($0, by: observer) } }
    scheduler.scheduleAt(origin + (disposed ?? Self.end.dispose)) { token?.dispose() }
    scheduler.advanceTo(origin + Self.end.last)
    token?.dispose()

    events = observer.events.map { Recorded(time: $0.time - origin, value: $0.value) }
    subscriptions = sources.subscriptions.mapValues { all in
      all.map { subscription in
        let isOpen = subscription.unsubscribe >= origin + (disposed ?? Self.end.dispose)
        let end = isOpen && disposed == nil ? .max : subscription.unsubscribe - origin
        return Subscription(subscription.subscribe - origin, end)
      }
    }
    missing = sources.missing
  }
}

/// Subscribes an observer of texts, with no operator in between.
private func observe<Source: ObservableConvertibleType>(
  _ source: Source,
  by observer: TestableObserver<String>
) -> Disposable {
  source.asObservable()
    .subscribe(AnyObserver<Source.Element> { event in observer.on(event.map(marbleText)) })
}

// Handles each event with a lock held that a thread can't take twice: an observer that makes
// another source send waits for itself.

// exercise 8.13
ForkJoin(Array(sources))
// end 8.13

// exercise 8.13
/// The producer of `forkJoin`.
private final class ForkJoin<Element>: Producer<[Element]> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = ForkJoinSink(sources, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

/// The sink of `forkJoin`.
private final class ForkJoinSink<
  Element,
  Observer: ObserverType
>: Sink<Observer> where Observer.Element == [Element] {
  private struct State {
    var last: [Element?]
    var completed = 0
  }

  private let sources: [Observable<Element>]
  private let subscriptions: [SingleAssignmentDisposable]
  private let state: Lock<State>
  private let events = Lock(())

  init(_ sources: [Observable<Element>], observer: Observer, cancel: SinkDisposer) {
    self.sources = sources
    subscriptions = sources.map { _ in SingleAssignmentDisposable() }
    state = Lock(State(last: sources.map { _ in nil }))
    super.init(observer: observer, cancel: cancel)
  }

  func run() -> Disposable {
    if sources.isEmpty { complete() }
    for (number, source) in sources.enumerated() where !isDisposed {
      let observer = AnyObserver<Element> { self.hear($0, from: number) }
      subscriptions[number].setDisposable(source.subscribe(observer))
    }
    return Disposables.create(subscriptions)
  }

  private func hear(_ event: Event<Element>, from number: Int) {
    events.withLock { _ in handle(event, from: number) }
  }

  private func handle(_ event: Event<Element>, from number: Int) {
    switch event {
    case .next(let element):
      state.withLock { $0.last[number] = element }
    case .error(let error):
      fail(with: error)
    case .completed:
      completed(number)
    }
  }

  private func completed(_ number: Int) {
    let (isEmpty, isLast) = state.withLock { state in
      guard state.last[number] != nil else { return (true, false) }
      state.completed += 1
      return (false, state.completed == sources.count)
    }
    if isEmpty {
      complete()
    } else if isLast {
      forwardNext(state.withLock { $0.last.compactMap { $0 } })
      complete()
    } else {
      subscriptions[number].dispose()
    }
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    for subscription in subscriptions { subscription.dispose() }
  }
}
// end 8.13

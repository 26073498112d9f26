// All state is one value in one lock, and a step returns what is to be done outside.

// exercise 8.13
ForkJoin(Array(sources))
// end 8.13

// exercise 8.13
private final class ForkJoin<Element>: Producer<[Element]> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = ForkJoinSink<Element, Observer>(
      count: sources.count,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run(sources))
  }
}

private final class ForkJoinSink<
  Element,
  Observer: ObserverType
>: Sink<Observer> where Observer.Element == [Element] {
  private struct State {
    var lasts: [[Element]]
    var missing: Int
  }

  private enum Outcome {
    case goesOn
    case all([Element])
    case isEmpty
  }

  private let state: Lock<State>
  private let subscriptions: [SingleAssignmentDisposable]

  init(count: Int, observer: Observer, cancel: SinkDisposer) {
    state = Lock(State(lasts: Array(repeating: [], count: count), missing: count))
    subscriptions = (0..<count).map { _ in SingleAssignmentDisposable() }
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ sources: [Observable<Element>]) -> Disposable {
    if sources.isEmpty { complete() }
    for (number, source) in sources.enumerated() {
      guard !isDisposed else { break }
      let observer = ForkJoinObserver(sink: self, number: number)
      subscriptions[number].setDisposable(source.subscribe(observer))
    }
    return Disposables.create { self.letGo() }
  }

  func sent(_ element: Element, by number: Int) {
    var leaving = [element]
    state.withLock { state in
      guard !state.lasts.isEmpty else { return }
      swap(&state.lasts[number], &leaving)
    }
  }

  func completed(_ number: Int) {
    let outcome: Outcome = state.withLock { state in
      guard !state.lasts.isEmpty else { return .goesOn }
      if state.lasts[number].isEmpty { return .isEmpty }
      state.missing -= 1
      return state.missing == 0 ? .all(state.lasts.flatMap { $0 }) : .goesOn
    }
    switch outcome {
    case .goesOn:
      subscriptions[number].dispose()
    case .all(let elements):
      forwardNext(elements)
      complete()
    case .isEmpty:
      complete()
    }
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    letGo()
  }

  private func letGo() {
    var leaving: [[Element]] = []
    state.withLock { swap(&$0.lasts, &leaving) }
    for subscription in subscriptions { subscription.dispose() }
  }
}

private struct ForkJoinObserver<Element, Observer: ObserverType>: DirectObserver
where Observer.Element == [Element] {
  let sink: ForkJoinSink<Element, Observer>
  let number: Int

  func onNext(_ element: Element) {
    sink.sent(element, by: number)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.completed(number)
  }
}
// end 8.13

// The whole state is one number, which changes without a lock.

// exercise 10.10
// Zero and above: closed, with so many failures. Below: open, half-open, a trial is running.
private static let open = -1
private static let halfOpen = -2
private static let trial = -3

private let limit: Int
private let situation = Word(0)
// end 10.10

// exercise 10.10
self.limit = limit
// end 10.10

// exercise 10.10
situation.replace(Self.open, with: Self.halfOpen)
// end 10.10

// exercise 10.10
ProtectedSource(source: source, breaker: self)
// end 10.10

// exercise 10.10
extension CircuitBreaker {
  fileprivate enum Pass {
    case refused, normal, trial
  }

  fileprivate func enter() -> Pass {
    let before = situation.update { $0 == Self.halfOpen ? Self.trial : $0 }
    if before == Self.halfOpen { return .trial }
    return before >= 0 ? .normal : .refused
  }

  fileprivate func end(_ pass: Pass, failed: Bool) {
    let limit = limit
    situation.update { now in
      if pass == .trial, now == Self.trial { return failed ? Self.open : 0 }
      guard now >= 0 else { return now }
      guard failed else { return 0 }
      return now + 1 < limit ? now + 1 : Self.open
    }
  }

  fileprivate func leave(_ pass: Pass) {
    if pass == .trial { situation.replace(Self.trial, with: Self.halfOpen) }
  }
}

private final class ProtectedSource<Element>: Producer<Element> {
  let source: Observable<Element>
  let breaker: CircuitBreaker

  init(source: Observable<Element>, breaker: CircuitBreaker) {
    self.source = source
    self.breaker = breaker
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = RequestSink(breaker: breaker, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

private final class RequestSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  private let breaker: CircuitBreaker
  private let isOver = Flag()
  private let pass: CircuitBreaker.Pass

  init(breaker: CircuitBreaker, observer: Observer, cancel: SinkDisposer) {
    self.breaker = breaker
    pass = breaker.enter()
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ source: Observable<Observer.Element>) -> Disposable {
    if pass == .refused {
      fail(with: CircuitBreaker.Refused())
      return Disposables.create()
    }
    let subscription = source.subscribe(self)
    return Disposables.create {
      let wasRunning = self.isOver.raise()
      subscription.dispose()
      if wasRunning { self.breaker.leave(self.pass) }
    }
  }

  override func onNext(_ element: Observer.Element) {
    forwardNext(element)
  }

  override func onError(_ error: Error) {
    if isOver.raise() { breaker.end(pass, failed: true) }
    fail(with: error)
  }

  override func onCompleted() {
    if isOver.raise() { breaker.end(pass, failed: false) }
    complete()
  }
}
// end 10.10

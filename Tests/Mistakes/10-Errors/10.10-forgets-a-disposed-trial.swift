// A trial that is disposed is never noted, and no request is let through any more.

// exercise 10.10
private let limit: Int
private let state = Lock(BreakerState.closed(failures: 0))
// end 10.10

// exercise 10.10
self.limit = limit
// end 10.10

// exercise 10.10
state.withLock { state in
  if case .open = state { state = .halfOpen }
}
// end 10.10

// exercise 10.10
Protected(source: source, breaker: self)
// end 10.10

// exercise 10.10
/// What a circuit breaker does with the next request.
private enum BreakerState {
  /// It lets it through; so many failures have come in a row.
  case closed(failures: Int)

  /// It refuses it.
  case open

  /// It lets it through, as a trial.
  case halfOpen

  /// It refuses it, because a trial is running.
  case trying
}

/// How a request ended.
private enum Outcome {
  case succeeded, failed, disposed
}

/// What a request is to the breaker that has let it through.
private enum Role {
  case ordinary, trial
}

extension CircuitBreaker {
  /// Returns the role of a new request, or nil if it is refused.
  fileprivate func admit() -> Role? {
    // Looking and changing are one step: of several requests, one becomes the trial.
    state.withLock { state in
      switch state {
      case .closed:
        return .ordinary
      case .halfOpen:
        state = .trying
        return .trial
      case .open, .trying:
        return nil
      }
    }
  }

  /// Takes note of how a request ended; it is called once for each that was admitted.
  fileprivate func note(_ outcome: Outcome, of role: Role) {
    state.withLock { state in
      switch (role, outcome, state) {
      case (.trial, .succeeded, _), (.ordinary, .succeeded, .closed):
        state = .closed(failures: 0)
      case (.trial, .failed, _):
        state = .open
      case (.trial, .disposed, _):
        state = .halfOpen
      case (.ordinary, .failed, .closed(let failures)):
        state = failures + 1 < limit ? .closed(failures: failures + 1) : .open
      case (.ordinary, _, _):
        // It was disposed, or it was sent before the breaker opened, and now the trial decides.
        break
      }
    }
  }
}

/// The producer of `protecting(_:)`.
private final class Protected<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let breaker: CircuitBreaker

  init(source: Observable<Element>, breaker: CircuitBreaker) {
    self.source = source
    self.breaker = breaker
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    guard let role = breaker.admit() else {
      return (Disposables.create(), Observable.error(CircuitBreaker.Refused()).subscribe(observer))
    }
    let sink = RequestSink(role: role, breaker: breaker, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

/// A request that was let through.
private final class RequestSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  private let role: Role
  private let breaker: CircuitBreaker

  // Whether the breaker knows how this request ended.
  private let isNoted = Flag()

  init(role: Role, breaker: CircuitBreaker, observer: Observer, cancel: SinkDisposer) {
    self.role = role
    self.breaker = breaker
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ source: Observable<Observer.Element>) -> Disposable {
    source.subscribe(self)
  }

  override func onNext(_ element: Observer.Element) {
    forwardNext(element)
  }

  // The breaker knows before the observer does, which may send the next request at once.

  override func onError(_ error: Swift.Error) {
    note(.failed)
    fail(with: error)
  }

  override func onCompleted() {
    note(.succeeded)
    complete()
  }

  private func note(_ outcome: Outcome) {
    if isNoted.raise() { breaker.note(outcome, of: role) }
  }
}
// end 10.10

import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining

/// Stops sending requests to a server that is down, until somebody says that it may be up again.
///
/// It is closed at first, and lets every request through. After a number of failures in a row it
/// opens, and refuses all requests. ``halfOpen()`` lets one request through as a trial: if that
/// succeeds, the breaker closes; if it fails, the breaker is open again.
/// ```swift
/// let breaker = CircuitBreaker(failuresInARow: 3)
/// func temperature(_ city: String) -> Observable<Int> { breaker.protecting(request(city)) }
/// ```
/// Any thread may use it. RxSwift has no such type.
package final class CircuitBreaker: @unchecked Sendable {
  /// The error of a request that was not let through.
  package struct Refused: Swift.Error {
    /// Creates the error.
    package init() {}
  }

  // Unchecked: several threads use it at once, so whatever changes in it has to be guarded.
  // exercise 10.10: What the breaker knows, and what guards that.
  private let limit: Int
  private let state = Lock(BreakerState.closed(failures: 0))
  // end 10.10

  /// Creates a breaker that is closed.
  ///
  /// - Parameter limit: The number of failures in a row that open it, one or more.
  package init(failuresInARow limit: Int) {
    precondition(limit > 0, "a circuit breaker needs a limit of one failure or more")
    // exercise 10.10: The breaker is closed, and nothing has failed yet.
    self.limit = limit
    // end 10.10
  }

  /// Lets one request through as a trial, if the breaker is open.
  ///
  /// A breaker that is closed stays closed, and a trial that is running stays the only one.
  package func halfOpen() {
    // exercise 10.10: An open breaker lets the next request through; any other changes nothing.
    state.withLock { state in
      if case .open = state { state = .halfOpen }
    }
    // end 10.10
  }

  /// Returns a sequence that subscribes to `source` if the breaker lets it, and fails otherwise.
  ///
  /// Each subscription is a request. It succeeds with the completion of the source, and fails with
  /// its error; if it is disposed, it has done neither.
  ///
  /// - Parameter source: A cold sequence, which sends the request when it is subscribed.
  /// - Returns: A sequence of what the source sends, or one that fails with ``Refused`` at once.
  package func protecting<Element>(_ source: Observable<Element>) -> Observable<Element> {
    // exercise 10.10: Each subscription is a request: let it through or refuse it, and find out how
    //   it ends. Requests may come, end and be disposed on several threads at once.
    // starts as: .never()
    Protected(source: source, breaker: self)
    // end 10.10
  }
}

// exercise 10.10: Everything else that the breaker needs.
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

  // Whoever raises it says how this request was over.
  private let isOver = Flag()

  init(role: Role, breaker: CircuitBreaker, observer: Observer, cancel: SinkDisposer) {
    self.role = role
    self.breaker = breaker
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ source: Observable<Observer.Element>) -> Disposable {
    let subscription = source.subscribe(self)
    return Disposables.create {
      // What the source sends while it is being disposed comes too late.
      let wasDisposed = self.isOver.raise()
      // The source first: only then is there room for another trial.
      subscription.dispose()
      if wasDisposed { self.breaker.note(.disposed, of: self.role) }
    }
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
    if isOver.raise() { breaker.note(outcome, of: role) }
  }
}
// end 10.10

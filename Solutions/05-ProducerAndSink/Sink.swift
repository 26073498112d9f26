import Solution03TokensAndBags
import Solution04Events
import Synchronization

/// The machine that an operator builds for one subscription; it stands in front of one observer.
///
/// A subclass keeps the state of its operator. It hands each element that results to
/// `forwardNext(_:)`, and the end to `complete()` or `fail(with:)`. RxSwift's class has the same name,
/// is internal there, and has `forwardOn(_:)` alone.
open class Sink<Observer: ObserverType>: Cancelable {
  /// The token of this machine, which holds it in its turn.
  public let cancel: SinkDisposer

  private let hasStopped = Atomic(false)

  // Last: where a member stands depends on the size of those before it, and that of an observer would
  // have to be looked up.
  /// The one that is told what comes out of this machine.
  public let observer: Observer

  /// Creates a machine in front of `observer`, with its token.
  public init(observer: Observer, cancel: SinkDisposer) {
    self.observer = observer
    self.cancel = cancel
    Trace.born(self, inFrontOf: observer)
  }

  deinit {
    Trace.died(self)
  }

  /// Whether nothing more comes through: the sequence has ended, or this machine was disposed.
  public final var isDisposed: Bool {
    hasStopped.load(ordering: .acquiring)
  }

  /// Tells the observer one event, on the calling thread, unless this machine was disposed.
  ///
  /// It makes no difference between an element and an end: after an end the caller has to dispose.
  public final func forwardOn(_ event: Event<Observer.Element>) {
    // exercise 5.2: Go no further once this machine was disposed.
    guard !hasStopped.load(ordering: .acquiring) else { return }
    // end 5.2
    Trace.sends(self, event)
    observer.on(event)
  }

  /// Stops this machine, and all above it, on the calling thread.
  public final func dispose() {
    // exercise 5.2: Stop forwarding, and dispose the token, which knows the rest of the chain.
    hasStopped.store(true, ordering: .releasing)
    cancel.dispose()
    // end 5.2
  }

  // MARK: Elements and ends, each by a way of its own

  /// Tells the observer an element, on the calling thread, unless this machine has stopped.
  public final func forwardNext(_ element: Observer.Element) {
    guard !hasStopped.load(ordering: .acquiring) else { return }
    Trace.sends(self, Event.next(element))
    observer.onNext(element)
  }

  /// Ends the sequence well, on the calling thread, unless this machine has stopped.
  ///
  /// The observer hears of it first; then everything above is disposed.
  public final func complete() {
    end(with: nil)
  }

  /// Ends the sequence with an error, on the calling thread, unless this machine has stopped.
  ///
  /// The observer hears of it first; then everything above is disposed.
  public final func fail(with error: Swift.Error) {
    end(with: error)
  }

  /// Ends the sequence; well, if there is no error.
  private func end(with error: Swift.Error?) {
    // exercise 5.6: Stop this machine, tell the observer the end, and let go of everything, in an
    //   order in which nothing can come after the end and nothing is freed before it is heard.
    //   Do nothing if this machine has stopped before.
    guard stop() else { return }
    tellEnd(error)
    dispose()
    // end 5.6
  }

  /// Lets nothing through from now on, and says whether something would have come through before.
  ///
  /// It is one step: of several threads that stop a machine, one is told `true`.
  package final func stop() -> Bool {
    !hasStopped.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Tells the observer the end; well, if there is no error.
  ///
  /// A machine that has a lock, because it hears several sources, overrides this and holds the lock
  /// meanwhile.
  open func tellEnd(_ error: Swift.Error?) {
    if let error {
      Trace.sends(self, Event<Observer.Element>.error(error))
      observer.onError(error)
    } else {
      Trace.sends(self, Event<Observer.Element>.completed)
      observer.onCompleted()
    }
  }
}

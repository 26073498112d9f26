import Solution03TokensAndBags
import Solution04Events

/// What an operator builds for one subscription; it stands in front of one observer.
///
/// A subclass keeps the state of its operator. It hands each resulting element to
/// `forwardNext(_:)`, and the end to `complete()` or `fail(with:)`. RxSwift's class has the same
/// name, is internal there, and has only `forwardOn(_:)`.
open class Sink<Observer: ObserverType>: Cancelable {
  /// The token of this sink, which holds the sink in turn.
  public let cancel: SinkDisposer

  private let hasStopped = Flag()

  // Last, because a member's offset depends on the sizes of the members before it, and the size of
  // an observer would have to be looked up.
  /// Receives what comes out of this sink.
  public let observer: Observer

  /// Creates a sink in front of `observer`, with its token.
  public init(observer: Observer, cancel: SinkDisposer) {
    self.observer = observer
    self.cancel = cancel
    Trace.born(self, inFrontOf: observer)
  }

  deinit {
    Trace.died(self)
  }

  /// Whether this sink has stopped: nothing more comes through, since an end came, or since it was
  /// disposed.
  public final var isDisposed: Bool {
    hasStopped.isRaised()
  }

  /// Sends the observer one event, on the calling thread, unless this sink has stopped.
  ///
  /// It treats an end like an element: after an end the caller has to dispose.
  public final func forwardOn(_ event: Event<Observer.Element>) {
    // exercise 5.2: Go no further once this sink has stopped.
    // end 5.2
    Trace.sends(self, event)
    observer.on(event)
  }

  /// Stops this sink, and disposes everything upstream, on the calling thread.
  public final func dispose() {
    // exercise 5.2: Stop forwarding, and dispose the token, which knows the rest of the chain.
    // end 5.2
  }

  // MARK: Elements and ends, each by a path of its own

  /// Sends the observer an element, on the calling thread, unless this sink has stopped.
  public final func forwardNext(_ element: Observer.Element) {
    guard !hasStopped.isRaised() else { return }
    Trace.sends(self, Event.next(element))
    observer.onNext(element)
  }

  /// Completes the sequence, on the calling thread, unless this sink has stopped.
  ///
  /// The observer hears of it first; then everything upstream is disposed.
  public final func complete() {
    end(with: nil)
  }

  /// Ends the sequence with an error, on the calling thread, unless this sink has stopped.
  ///
  /// The observer hears of it first; then everything upstream is disposed.
  public final func fail(with error: Swift.Error) {
    end(with: error)
  }

  /// Ends the sequence with `error`, or completes it if there is none.
  private func end(with error: Swift.Error?) {
    // exercise 5.6: Stop this sink, tell the observer the end, and dispose, in an order in which
    //   nothing can come after the end and nothing is freed before the end is heard.
    //   Do nothing if this sink has already stopped.
    // end 5.6
  }

  /// Lets nothing through from now on, and returns whether this call was the first to do so.
  ///
  /// It is atomic: of several threads that stop a sink, only one gets `true`.
  package final func stop() -> Bool {
    hasStopped.raise()
  }

  /// Sends the observer `error`, or `completed` if there is none.
  ///
  /// A sink that has a lock, because it has several sources, overrides this and holds the lock
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

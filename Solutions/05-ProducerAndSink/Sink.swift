import Solution03TokensAndBags
import Solution04Events
import Synchronization

/// The machine that an operator builds for one subscription; it stands in front of one observer.
///
/// A subclass is the observer of the source. It keeps the state of its operator, and hands what
/// results to `forwardOn(_:)`. RxSwift's class has the same name, and is internal there.
open class Sink<Observer: ObserverType>: Cancelable {
  /// The one that is told what comes out of this machine.
  public let observer: Observer

  /// The token of this machine, which holds it in its turn.
  public let cancel: SinkDisposer

  private let hasStopped = Atomic(false)

  /// Creates a machine in front of `observer`, with its token.
  public init(observer: Observer, cancel: SinkDisposer) {
    self.observer = observer
    self.cancel = cancel
    Trace.born(self, inFrontOf: observer)
  }

  deinit {
    Trace.died(self)
  }

  /// Whether this machine was disposed.
  public final var isDisposed: Bool {
    hasStopped.load(ordering: .acquiring)
  }

  /// Tells the observer one event, on the calling thread, unless this machine was disposed.
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
}

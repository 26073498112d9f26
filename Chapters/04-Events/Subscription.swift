import Solution03TokensAndBags
import Synchronization

/// The guard between a source and an observer: whatever the source does, the contract is kept.
///
/// It may be told events, and disposed, on any thread.
final class Subscription<Observer: ObserverType>: ObserverType, Cancelable, @unchecked Sendable {
  // Unchecked: `observer` is set once, and what it does on several threads is its own affair.
  private let observer: Observer
  private let isOver = Atomic(false)
  private let resource = SingleAssignmentDisposable()

  init(_ observer: Observer) {
    self.observer = observer
  }

  /// Whether the sequence has ended, or was disposed.
  var isDisposed: Bool {
    isOver.load(ordering: .acquiring)
  }

  func on(_ event: Event<Observer.Element>) {
    guard admits(event) else { return }
    observer.on(event)
    if event.isStopEvent { cleanUp() }
  }

  func dispose() {
    // exercise 4.4: From now on no event comes through.
    // end 4.4
    cleanUp()
  }

  /// Keeps what the source returned, for the end.
  func keep(_ resource: Disposable) {
    // exercise 4.5: Keep it for `cleanUp()`, which may have been called already.
    // end 4.5
  }

  /// Returns whether the event may pass; one that ends the sequence closes the door behind it.
  private func admits(_ event: Event<Observer.Element>) -> Bool {
    // exercise 4.4: Let nothing pass once the sequence has ended or was disposed, and of two ends
    //   that come at the same moment, on two threads, let one pass.
    true
    // end 4.4
  }

  private func cleanUp() {
    // exercise 4.5: Give back what the source keeps, once.
    // end 4.5
  }
}

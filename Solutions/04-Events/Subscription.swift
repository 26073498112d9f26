import Solution03TokensAndBags

/// The guard between a source and an observer: whatever the source does, the contract is kept.
///
/// It may receive events, and be disposed, on any thread.
final class Subscription<Observer: ObserverType>: ObserverType, Cancelable, @unchecked Sendable {
  // Unchecked: `observer` is set once, and what it does on several threads is its own affair.
  private let observer: Observer
  private let isOver = Flag()
  private let resource = SingleAssignmentDisposable()

  init(_ observer: Observer) {
    self.observer = observer
  }

  /// Whether the sequence has ended, or was disposed.
  var isDisposed: Bool {
    isOver.isRaised()
  }

  func on(_ event: Event<Observer.Element>) {
    guard admits(event) else { return }
    observer.on(event)
    if event.isStopEvent { cleanUp() }
  }

  func dispose() {
    // exercise 4.4: From now on, let no event through.
    isOver.raise()
    // end 4.4
    cleanUp()
  }

  /// Keeps what the source returned until the end.
  func keep(_ resource: Disposable) {
    // exercise 4.5: Keep the resource for `cleanUp()`, which may already have been called.
    self.resource.setDisposable(resource)
    // end 4.5
  }

  /// Returns whether the event may pass; after one that ends the sequence, none may.
  private func admits(_ event: Event<Observer.Element>) -> Bool {
    // exercise 4.4: Let nothing pass once the sequence has ended or was disposed; if two threads
    //   bring an end at the same moment, let only one pass.
    // starts as: true
    event.isStopEvent
      ? isOver.raise()
      : !isOver.isRaised()
    // end 4.4
  }

  private func cleanUp() {
    // exercise 4.5: Free what the source returned, once.
    resource.dispose()
    // end 4.5
  }
}

import Solution04Events

/// An observer that records each event with its tick.
///
/// It enforces no contract: it also records what comes after an end. RxTest's class of the same
/// name.
public final class TestableObserver<Element>: ObserverType {
  /// The events so far, oldest first.
  public private(set) var events: [Recorded<Event<Element>>] = []

  private let scheduler: TestScheduler

  init(on scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records the event, with the current tick.
  public func on(_ event: Event<Element>) {
    // exercise 12.6: Record the event, with the current tick.
    // end 12.6
  }
}

import Solution04Events

/// An observer that writes down what it is told, and when.
///
/// It keeps no rule: it would also record what comes after an end. RxTest's class of the same name.
public final class TestableObserver<Element>: ObserverType {
  /// What it was told so far, oldest first.
  public private(set) var events: [Recorded<Event<Element>>] = []

  private let scheduler: TestScheduler

  init(on scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Writes down the event, with the tick that it is now.
  public func on(_ event: Event<Element>) {
    // exercise 12.6: Record the event, with the tick that it is now.
    events.append(Recorded(time: scheduler.clock, value: event))
    // end 12.6
  }
}

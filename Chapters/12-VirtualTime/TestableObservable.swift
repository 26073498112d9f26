import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// A source that sends given events, and records its subscriptions.
///
/// It does not keep the contract: it also sends events after an end, if it was given any.
/// `asObservable()`, and with it every operator, puts the guard of `create` in front of it.
/// RxTest's class of the same name.
public class TestableObservable<Element>: ObservableType {
  /// The subscriptions that were made, oldest first.
  public internal(set) var subscriptions: [Subscription] = []

  /// The events that it sends.
  public let recordedEvents: [Recorded<Event<Element>>]

  let scheduler: TestScheduler

  init(_ recordedEvents: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    self.recordedEvents = recordedEvents
    self.scheduler = scheduler
  }

  /// Starts to send events to `observer`; disposing the result stops it.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    fatalError("\(Self.self) has to override subscribe(_:)")
  }

  /// Records a subscription that begins now; its token records its end, and runs `end`.
  func subscription(_ end: @escaping () -> Void) -> Disposable {
    // exercise 12.7: Record a `Subscription` from now on; its token runs `end`, and records when.
    Disposables.create()
    // end 12.7
  }
}

import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// A source that sends given events, and writes down who was subscribed to it and when.
///
/// It keeps no rule: what it was given after an end, it sends as well. `asObservable()`, and with it
/// every operator, puts the guard of `create` in front of it. RxTest's class of the same name.
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

  /// Begins to send events to `observer`; disposing the result ends it.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    fatalError("\(Self.self) has to override subscribe(_:)")
  }

  /// Writes down a subscription that begins now; the token writes down its end, and runs `end`.
  func subscription(_ end: @escaping () -> Void) -> Disposable {
    // exercise 12.7: Keep a `Subscription` from now on; its token runs `end`, and writes down when.
    // starts as: Disposables.create()
    let index = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    return Disposables.create { [self] in
      end()
      subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
    }
    // end 12.7
  }
}

import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events

/// A source that sends at its own ticks, to whoever is subscribed.
final class HotObservable<Element>: TestableObservable<Element> {
  private var observers = Bag<(Event<Element>) -> Void>()

  override init(_ recordedEvents: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    super.init(recordedEvents, on: scheduler)
    // exercise 12.7: Send each event at its tick, whoever is subscribed.
    for recorded in recordedEvents {
      scheduler.scheduleAt(recorded.time) { self.send(recorded.value) }
    }
    // end 12.7
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 12.7: Add `observer`, and remove it when its subscription ends.
    // starts as: Disposables.create()
    let key = observers.insert(observer.on)
    return subscription { _ = self.observers.removeKey(key) }
    // end 12.7
  }

  private func send(_ event: Event<Element>) {
    // exercise 12.7: Send the event to all who are subscribed now.
    // A change during the delivery has no effect on it: the bag is a value.
    let present = observers
    present.forEach { $0(event) }
    // end 12.7
  }
}

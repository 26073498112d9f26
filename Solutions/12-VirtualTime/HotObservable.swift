import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events

/// A source that sends at its own ticks, to whoever is there.
final class HotObservable<Element>: TestableObservable<Element> {
  private var observers = Bag<(Event<Element>) -> Void>()

  override init(_ recordedEvents: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    super.init(recordedEvents, on: scheduler)
    for recorded in recordedEvents {
      scheduler.scheduleAt(recorded.time) { self.send(recorded.value) }
    }
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let key = observers.insert(observer.on)
    return subscription { _ = self.observers.removeKey(key) }
  }

  private func send(_ event: Event<Element>) {
    // Who came or went during the delivery does not change it: the bag is a value.
    let present = observers
    present.forEach { $0(event) }
  }
}

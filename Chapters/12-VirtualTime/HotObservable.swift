import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events

/// A source that sends at its own ticks, to whoever is there.
final class HotObservable<Element>: TestableObservable<Element> {
  private var observers = Bag<(Event<Element>) -> Void>()

  override init(_ recordedEvents: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    super.init(recordedEvents, on: scheduler)
    // exercise 12.7: Send each event at its tick, whoever is there.
    // end 12.7
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 12.7: Let `observer` in, and out again when its subscription ends.
    Disposables.create()
    // end 12.7
  }

  private func send(_ event: Event<Element>) {
    // exercise 12.7: Tell the event to all who are there now.
    // end 12.7
  }
}

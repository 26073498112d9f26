import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events

/// A source that sends at its own ticks, to whoever is subscribed.
final class HotObservable<Element>: TestableObservable<Element> {
  private var observers = Bag<(Event<Element>) -> Void>()

  override init(_ recordedEvents: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    super.init(recordedEvents, on: scheduler)
    // exercise 12.7: Send each event at its tick, whoever is subscribed.
    // end 12.7
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 12.7: Add `observer`, and remove it when its subscription ends.
    Disposables.create()
    // end 12.7
  }

  private func send(_ event: Event<Element>) {
    // exercise 12.7: Send the event to all who are subscribed now.
    // end 12.7
  }
}

import Solution03TokensAndBags
import Solution04Events

/// A source that sends all its events to each subscriber, with ticks counted from the subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 12.8: Record the subscription, and send it all events, with ticks counted from now.
    Disposables.create()
    // end 12.8
  }
}

import Solution03TokensAndBags
import Solution04Events

/// A source that sends all its events to each subscriber, with ticks counted from the subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 12.8: Record the subscription, and send it all events, with ticks counted from now.
    // starts as: Disposables.create()
    var isOver = false
    let token = subscription { isOver = true }
    for recorded in recordedEvents {
      // Even after a disposal the remaining events are due, unheard: the clock must reach them.
      _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
        if !isOver { observer.on(recorded.value) }
        return Disposables.create()
      }
    }
    return token
    // end 12.8
  }
}

// A replay subject for the first and a publish subject for the rest: what is sent in between is lost.

// exercise 7.13
package final class BacklogSubject<Element>: Observable<Element>, ObserverType {
  private let earlier = ReplaySubject<Element>.createUnbounded()
  private let later = PublishSubject<Element>()
  private let hasComeFirst = Flag()

  package override init() {}

  package func on(_ event: Event<Element>) {
    if !hasComeFirst.isRaised() { earlier.on(event) }
    later.on(event)
  }

  package override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    guard hasComeFirst.raise() else { return later.subscribe(observer) }
    earlier.subscribe(observer).dispose()
    return later.subscribe(observer)
  }
}
// end 7.13

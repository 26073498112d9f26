// Tells a new observer the value, and the subject does it again.

// exercise 7.10
// instead of: /// Tells `observer` the newest value, then each new one.
// instead of: public func subscribe<Observer: ObserverType>(
// instead of: _ observer: Observer
// instead of: ) -> Disposable where Observer.Element == Element {
// instead of: subject.subscribe(observer)
// instead of: }
/// Tells `observer` the newest value, then each new one.
public func subscribe<Observer: ObserverType>(
  _ observer: Observer
) -> Disposable where Observer.Element == Element {
  observer.onNext(value)
  return subject.subscribe(observer)
}
// end 7.10

// Tells the value that it has read, and drops what the subject says first: a value between is lost.

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
  var isFirst = true
  return subject.subscribe(
    AnyObserver { event in
      if !isFirst { observer.on(event) }
      isFirst = false
    }
  )
}
// end 7.10

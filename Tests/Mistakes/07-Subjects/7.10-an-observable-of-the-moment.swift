// `asObservable()` reads the value when it is called, not when somebody subscribes: who keeps the observable and subscribes later hears an old value first.

// exercise 7.10
private let subject: BehaviorSubject<Element>
private let changes = PublishSubject<Element>()

/// Creates a relay with its first value.
public init(value: Element) {
  subject = BehaviorSubject(value: value)
}

/// The newest value.
public var value: Element {
  subject.current
}

/// Makes `event` the new value, and tells it to all observers.
public func accept(_ event: Element) {
  subject.onNext(event)
  changes.onNext(event)
}

/// Tells `observer` the newest value, then each new one.
public func subscribe<Observer: ObserverType>(
  _ observer: Observer
) -> Disposable where Observer.Element == Element {
  subject.subscribe(observer)
}

/// Returns an observable of the same elements, which has no way to send.
public func asObservable() -> Observable<Element> {
  let first = value
  return ClosureObservable { [changes] observer in
    observer.onNext(first)
    return changes.subscribe(observer)
  }
}
// end 7.10

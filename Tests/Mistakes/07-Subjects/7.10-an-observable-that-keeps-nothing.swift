// The observable knows the relay weakly: who subscribes to it after the relay was freed hears nothing, not even the value.

// exercise 7.10
private let subject: BehaviorSubject<Element>

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
}

/// Tells `observer` the newest value, then each new one.
public func subscribe<Observer: ObserverType>(
  _ observer: Observer
) -> Disposable where Observer.Element == Element {
  subject.subscribe(observer)
}

/// Returns an observable of the same elements, which has no way to send.
public func asObservable() -> Observable<Element> {
  ClosureObservable { [weak self] observer in
    self?.subscribe(observer) ?? Disposables.create()
  }
}
// end 7.10

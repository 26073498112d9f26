// A BehaviorRelay is made of a ReplaySubject of one: an observer that answers its first value hears the answer after it has returned, and not inside.

// exercise 7.10
private let subject = ReplaySubject<Element>.create(bufferSize: 1)

/// Creates a relay with its first value.
public init(value: Element) {
  subject.onNext(value)
}

/// The newest value.
public var value: Element {
  var newest: [Element] = []
  subject.subscribe(onNext: { newest.append($0) }).dispose()
  return newest[0]
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
  subject.asObservable()
}
// end 7.10

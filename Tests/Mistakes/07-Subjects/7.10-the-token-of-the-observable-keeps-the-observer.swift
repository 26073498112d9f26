// The observable is a closure around the subject, and its token holds the observer, for as long as
// somebody holds the token. Breaks "It keeps neither the relay nor its observers."

// exercise 7.10
private let subject: BehaviorSubject<Element>

/// The newest value.
public var value: Element {
  subject.current
}

/// Creates a relay with its first value.
public init(value: Element) {
  subject = BehaviorSubject(value: value)
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

// exercise 7.10
private let subject = PublishSubject<Element>()

/// Creates a relay without observers.
public init() {}

/// Tells all observers the element.
public func accept(_ event: Element) {
  subject.onNext(event)
}

/// Tells `observer` each element from now on.
public func subscribe<Observer: ObserverType>(
  _ observer: Observer
) -> Disposable where Observer.Element == Element {
  subject.subscribe(observer)
}

/// Returns an observable of the same elements, which has no way to send.
public func asObservable() -> Observable<Element> {
  ClosureObservable<Element> { [subject] observer in subject.subscribe(observer) }
}
// end 7.10

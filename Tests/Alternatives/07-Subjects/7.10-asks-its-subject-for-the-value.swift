// Asks the subject for its value, which can't fail, and gives out an observable of its own.

// exercise 7.10
private let first: Element
private let subject: BehaviorSubject<Element>

/// Creates a relay with its first value.
public init(value: Element) {
  first = value
  subject = BehaviorSubject(value: value)
}

/// The newest value.
public var value: Element {
  (try? subject.value()) ?? first
}

/// Makes `event` the new value, and tells it to all observers.
public func accept(_ event: Element) {
  subject.on(.next(event))
}

/// Tells `observer` the newest value, then each new one.
public func subscribe<Observer: ObserverType>(
  _ observer: Observer
) -> Disposable where Observer.Element == Element {
  subject.asObservable().subscribe(observer)
}

/// Returns an observable of the same elements, which has no way to send.
public func asObservable() -> Observable<Element> {
  subject
}
// end 7.10

// exercise 7.10
private let hidden: PublishSubject<Element>

/// Creates a relay without observers.
public init() {
  hidden = PublishSubject()
}

/// Tells all observers the element.
public func accept(_ event: Element) {
  hidden.on(.next(event))
}

/// Tells `observer` each element from now on.
public func subscribe<Observer: ObserverType>(
  _ observer: Observer
) -> Disposable where Observer.Element == Element {
  asObservable().subscribe(observer)
}

/// Returns an observable of the same elements, which has no way to send.
public func asObservable() -> Observable<Element> {
  hidden
}
// end 7.10

// `value` is what the relay has heard from its own subject, not what it has accepted: while another
// thread delivers (or before the delivery that waits), `accept` returns and `value` is still the
// old one, and a new observer hears the new value and reads the old one.

// exercise 7.10 in BehaviorRelay.swift
/// Keeps what the relay was told last.
private final class Memory {
  let newest: Lock<Element>

  init(_ element: Element) {
    newest = Lock(element)
  }

  func note(_ element: Element) {
    let old = newest.withLock { newest in
      let old = newest
      newest = element
      return old
    }
    withExtendedLifetime(old) {}
  }
}

private let subject: BehaviorSubject<Element>
private let memory: Memory

/// Creates a relay with its first value.
public init(value: Element) {
  subject = BehaviorSubject(value: value)
  memory = Memory(value)
  // The first observer, so the value is the new one before any other hears it.
  _ = subject.subscribe(onNext: { [memory] element in memory.note(element) })
}

/// The newest value.
public var value: Element {
  memory.newest.withLock { $0 }
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

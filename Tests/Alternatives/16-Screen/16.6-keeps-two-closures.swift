// Keeps a closure for each side, and goes to main each time.

// exercise 16.6 in ControlProperty.swift
private let current: () -> Observable<PropertyType>
private let tell: (Event<PropertyType>) -> Void

/// Creates a property from its two sides.
public init<Values: ObservableType, Sink: ObserverType>(
  values: Values,
  valueSink: Sink
) where Values.Element == Element, Sink.Element == Element {
  current = { values.asObservable().subscribe(on: ConcurrentMainScheduler.instance) }
  tell = { event in valueSink.on(event) }
}

/// Sends the value, and each change by the user.
public func subscribe<Observer: ObserverType>(
  _ observer: Observer
) -> Disposable where Observer.Element == Element {
  current().subscribe(observer)
}

/// The changes by the user.
public var changed: ControlEvent<PropertyType> {
  ControlEvent(events: self.skip(1))
}

/// Returns an observable of the values.
public func asObservable() -> Observable<Element> {
  current()
}

/// Sets the value.
public func onNext(_ element: Element) {
  tell(.next(element))
}

/// Reports an error.
public func onError(_ error: Swift.Error) {
  reportBindingError(error)
}

/// Passes on the end.
public func onCompleted() {
  tell(.completed)
}
// end 16.6

import Solution03TokensAndBags

/// A type that can be turned into an ``Observable``.
public protocol ObservableConvertibleType {
  /// The type of the elements.
  associatedtype Element

  /// Returns an observable of the same events.
  func asObservable() -> Observable<Element>
}

/// A type that observers can subscribe to.
public protocol ObservableType: ObservableConvertibleType {
  /// Begins to send events to `observer`; disposing the result ends it.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element
}

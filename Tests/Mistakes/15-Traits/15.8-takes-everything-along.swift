// It is an observable, and has all operators, also those that lose the value.

// exercise 15.8
// instead of: /// The current value, and the subscription that moves it.
extension Gauge: ObservableType {
  package func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    elements.subscribe(observer)
  }
}

/// The current value, and the subscription that moves it.
// end 15.8

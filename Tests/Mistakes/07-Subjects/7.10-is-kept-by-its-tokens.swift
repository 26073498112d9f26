// A token keeps the relay, and with it all observers.

// exercise 7.10
// instead of: /// Tells `observer` each element from now on.
// instead of: public func subscribe<Observer: ObserverType>(
// instead of: _ observer: Observer
// instead of: ) -> Disposable where Observer.Element == Element {
// instead of: subject.subscribe(observer)
// instead of: }
/// Tells `observer` each element from now on.
public func subscribe<Observer: ObserverType>(
  _ observer: Observer
) -> Disposable where Observer.Element == Element {
  let token = subject.subscribe(observer)
  return Disposables.create { [self] in
    withExtendedLifetime(self) { token.dispose() }
  }
}
// end 7.10

import Solution03TokensAndBags

/// A sequence of events over time, which does nothing until somebody subscribes.
///
/// It is an abstract class: its subclasses say what happens at `subscribe`. Being subclassed in other
/// modules is why it is `open` here; RxSwift's keeps that to itself.
open class Observable<Element>: ObservableType {
  /// Creates an observable; for subclasses.
  public init() {}

  /// Begins to send events to `observer`; disposing the result ends it.
  open func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    fatalError("\(Self.self) has to override subscribe(_:)")
  }

  /// Returns the observable itself.
  public func asObservable() -> Observable<Element> {
    self
  }
}

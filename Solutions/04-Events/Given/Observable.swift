import Solution03TokensAndBags

/// A sequence of events over time, which does nothing until somebody subscribes.
///
/// It is an abstract class: its subclasses decide what happens at `subscribe`. It is `open` because
/// other modules of ours subclass it; RxSwift's can't be subclassed from outside.
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

import Solution03TokensAndBags
import Solution04Events

/// A subject that can't end: it tells its observers what it accepts, for as long as it lives.
///
/// RxSwift's type has the same name, and stands in the module RxRelay.
public final class PublishRelay<Element>: ObservableType {
  // exercise 7.10: A subject that remembers nothing, and that nobody can end. The public names stay.
  /// Creates a relay without observers.
  public init() {}

  /// Tells all observers the element.
  public func accept(_ event: Element) {}

  /// Tells `observer` each element from now on.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    Disposables.create()
  }

  /// Returns an observable of the same elements, which has no way to send.
  public func asObservable() -> Observable<Element> {
    PublishSubject()
  }
  // end 7.10
}

import Solution03TokensAndBags
import Solution04Events

/// A value that tells its observers each change, and each new observer what it is.
///
/// It can't end and can't fail, so there is always a value to read.
/// RxSwift's type has the same name, and stands in the module RxRelay.
public final class BehaviorRelay<Element>: ObservableType {
  // exercise 7.10: A subject that always has a value, and that nobody can end. The public names stay.
  /// The newest value.
  public let value: Element

  /// Creates a relay with its first value.
  public init(value: Element) {
    self.value = value
  }

  /// Makes `event` the new value, and tells it to all observers.
  public func accept(_ event: Element) {}

  /// Tells `observer` the newest value, then each new one.
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

import Solution03TokensAndBags
import Solution04Events

/// A value that tells its observers each change, and each new observer what it is.
///
/// It can't end and can't fail, so there is always a value to read.
/// RxSwift's type has the same name, and stands in the module RxRelay.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>

  /// Creates a relay with its first value.
  public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// The newest value.
  public var value: Element {
    subject.current
  }

  /// Makes `event` the new value, and tells it to all observers.
  public func accept(_ event: Element) {
    // exercise 7.10: Tell the subject.
    // end 7.10
  }

  /// Tells `observer` the newest value, then each new one.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 7.10: Subscribe the observer to the subject.
    Disposables.create()
    // end 7.10
  }

  /// Returns an observable of the same elements, which has no way to send.
  public func asObservable() -> Observable<Element> {
    subject.asObservable()
  }
}

import Solution03TokensAndBags
import Solution04Events

/// A subject that can't end: it tells its observers what it accepts, for as long as it lives.
///
/// RxSwift's type has the same name, and stands in the module RxRelay.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// Creates a relay without observers.
  public init() {}

  /// Tells all observers the element.
  public func accept(_ event: Element) {
    // exercise 7.10: Tell the subject.
    subject.onNext(event)
    // end 7.10
  }

  /// Tells `observer` each element from now on.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 7.10: Subscribe the observer to the subject.
    // starts as: Disposables.create()
    subject.subscribe(observer)
    // end 7.10
  }

  /// Returns an observable of the same elements, which has no way to send.
  public func asObservable() -> Observable<Element> {
    subject.asObservable()
  }
}

import Solution03TokensAndBags
import Solution04Events

/// A subject that can't end: it tells its observers what it accepts, for as long as it lives.
///
/// RxSwift's type has the same name, and stands in the module RxRelay.
public final class PublishRelay<Element>: ObservableType {
  // exercise 7.10: A subject that remembers nothing, and that nobody can end. The public names stay.
  // starts as: /// Creates a relay without observers.
  // starts as: public init() {}
  // starts as:
  // starts as: /// Tells all observers the element.
  // starts as: public func accept(_ event: Element) {}
  // starts as:
  // starts as: /// Tells `observer` each element from now on.
  // starts as: public func subscribe<Observer: ObserverType>(
  // starts as:   _ observer: Observer
  // starts as: ) -> Disposable where Observer.Element == Element {
  // starts as:   Disposables.create()
  // starts as: }
  // starts as:
  // starts as: /// Returns an observable of the same elements, which has no way to send.
  // starts as: public func asObservable() -> Observable<Element> {
  // starts as:   PublishSubject()
  // starts as: }
  private let subject = PublishSubject<Element>()

  /// Creates a relay without observers.
  public init() {}

  /// Tells all observers the element.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  /// Tells `observer` each element from now on.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns an observable of the same elements, which has no way to send.
  public func asObservable() -> Observable<Element> {
    subject.asObservable()
  }
  // end 7.10
}

import Solution03TokensAndBags
import Solution04Events

/// A value that tells its observers each change, and each new observer what it is.
///
/// It can't end and can't fail, so there is always a value to read.
/// RxSwift's type has the same name, and stands in the module RxRelay.
public final class BehaviorRelay<Element>: ObservableType {
  // exercise 7.10: A subject that always has a value, and that nobody can end. The public names stay.
  // starts as: /// The newest value.
  // starts as: public let value: Element
  // starts as:
  // starts as: /// Creates a relay with its first value.
  // starts as: public init(value: Element) {
  // starts as:   self.value = value
  // starts as: }
  // starts as:
  // starts as: /// Makes `event` the new value, and tells it to all observers.
  // starts as: public func accept(_ event: Element) {}
  // starts as:
  // starts as: /// Tells `observer` the newest value, then each new one.
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
    subject.onNext(event)
  }

  /// Tells `observer` the newest value, then each new one.
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

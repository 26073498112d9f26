import Solution03TokensAndBags
import Solution04Events

/// A relay that tells a new observer what it has missed, oldest first.
///
/// RxSwift's type has the same name, and stands in the module RxRelay.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// Creates a relay that keeps the last `bufferSize` elements, which may be zero.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// Creates a relay that keeps every element, for as long as it lives.
  ///
  /// The name lacks its end, as in RxSwift.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
  }

  /// Keeps the element, and tells it to all observers.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  /// Tells `observer` the elements that are kept, then each new one.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns an observable of the same elements, which has no way to send.
  public func asObservable() -> Observable<Element> {
    subject.asObservable()
  }
}

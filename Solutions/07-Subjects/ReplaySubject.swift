import Solution03TokensAndBags
import Solution04Events

/// A subject that tells a newcomer what it has missed, oldest first.
///
/// It does so also after the end, and then tells the end.
///
/// RxSwift's type has the same name.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Disposable
{
  private let broadcast: Broadcast<ReplayMemory<Element>>

  private init(limit: Int) {
    broadcast = Broadcast(ReplayMemory(limit: limit))
  }

  /// Creates a subject that keeps the last `bufferSize` elements, which may be zero.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    precondition(bufferSize >= 0, "create(bufferSize:) needs a size of zero or more")
    return ReplaySubject(limit: bufferSize)
  }

  /// Creates a subject that keeps every element, for as long as it lives.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(limit: .max)
  }

  /// Whether somebody listens.
  public var hasObservers: Bool {
    broadcast.hasObservers
  }

  /// Keeps an element and tells it to all observers; or tells them the end.
  public func on(_ event: Event<Element>) {
    broadcast.send(event)
  }

  /// Tells `observer` the elements that are kept, then each event from now on.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    broadcast.subscribe(observer, to: self)
  }

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Lets go of all observers, without a word; who subscribes later is told `RxError.disposed`.
  public func dispose() {
    broadcast.dispose()
  }
}

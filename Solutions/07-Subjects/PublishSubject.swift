import Solution03TokensAndBags
import Solution04Events

/// A subject that tells its observers what comes, and nothing of what was.
///
/// Whoever subscribes after the end is told the end.
///
/// Any thread may send and subscribe. If two send at once, one of them delivers both events.
/// RxSwift's type has the same name.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let broadcast = Broadcast(NoMemory<Element>())

  /// Creates a subject that nobody listens to.
  public override init() {}

  /// Whether somebody listens.
  public var hasObservers: Bool {
    broadcast.hasObservers
  }

  /// Whether it was disposed; it may have ended without that.
  public var isDisposed: Bool {
    broadcast.isDisposed
  }

  /// Tells all observers the event, unless the subject has ended or was disposed.
  public func on(_ event: Event<Element>) {
    // exercise 7.1: Send the event.
    broadcast.send(event)
    // end 7.1
  }

  /// Tells `observer` each event from now on.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 7.1: Subscribe the observer, in the name of this subject.
    // starts as: Disposables.create()
    broadcast.subscribe(observer, to: self)
    // end 7.1
  }

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Lets go of all observers, without a word; who subscribes later is told `RxError.disposed`.
  public func dispose() {
    broadcast.dispose()
  }
}

/// A memory that keeps nothing.
struct NoMemory<Element>: SubjectMemory {
  mutating func note(_ element: inout Element) {}

  func past(before end: Event<Element>?) -> [Element] { [] }
}

import Solution03TokensAndBags
import Solution04Events

/// A subject that has a value at every moment, and tells it to a newcomer at once.
///
/// At once means inside `subscribe`, before it returns. Whoever subscribes after the end is told the
/// end, and no value.
///
/// RxSwift's type has the same name.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let broadcast: Broadcast<NewestMemory<Element>>

  /// Creates a subject with its first value.
  public init(value: Element) {
    broadcast = Broadcast(NewestMemory(newest: value))
  }

  /// Whether somebody has subscribed and has not disposed since.
  ///
  /// Who has heard the end counts on until it disposes, as in RxSwift, and in no other subject.
  public var hasObservers: Bool {
    broadcast.hasSubscriptions
  }

  /// Whether it was disposed; it may have ended without that.
  public var isDisposed: Bool {
    broadcast.isDisposed
  }

  /// Returns the newest value, also after a `completed`.
  ///
  /// - Returns: What the subject was told last.
  /// - Throws: The error that the subject has ended with, or `RxError.disposed`.
  public func value() throws -> Element {
    // exercise 7.6: Return the newest value; throw if the subject has failed, or was disposed.
    // starts as: broadcast.now.memory.newest
    if isDisposed { throw RxError.disposed(object: self) }
    let history = broadcast.now
    if let error = history.end?.error { throw error }
    return history.memory.newest
    // end 7.6
  }

  /// Keeps an element as the new value and tells it to all observers; or tells them the end.
  public func on(_ event: Event<Element>) {
    broadcast.send(event)
  }

  /// Tells `observer` the newest value, then each event from now on.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    broadcast.subscribe(observer, to: self)
  }

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> BehaviorSubject<Element> {
    self
  }

  /// Lets go of all observers, without a word; who subscribes later is told `RxError.disposed`.
  public func dispose() {
    broadcast.dispose()
  }

  /// The newest value, whatever has become of the subject.
  var newest: Element {
    broadcast.now.memory.newest
  }
}

/// A memory of one element, the newest.
struct NewestMemory<Element>: SubjectMemory {
  var newest: Element

  mutating func note(_ element: inout Element) {
    // exercise 7.6: Keep the element, and hand out the one that had its place.
    swap(&newest, &element)
    // end 7.6
  }

  func past(before end: Event<Element>?) -> [Element] {
    // exercise 7.6: A newcomer is told the newest element, unless the subject has ended.
    // starts as: []
    end == nil ? [newest] : []
    // end 7.6
  }
}

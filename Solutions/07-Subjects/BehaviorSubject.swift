import Solution03TokensAndBags
import Solution04Events

/// A subject that has a value at every moment, and tells it to a newcomer at once.
///
/// At once means inside `subscribe`, before it returns. Whoever subscribes after the end is told the
/// end, and no value.
///
/// RxSwift's type has the same name.
public final class BehaviorSubject<Element>: Broadcast<Element>, SubjectType, Cancelable {
  // Unchecked: the lock of the registry lets one thread in at a time.
  @exclusivity(unchecked) private var newest: Element

  /// Creates a subject with its first value.
  public init(value: Element) {
    newest = value
  }

  /// Whether somebody has subscribed and has not disposed since.
  ///
  /// An observer stays counted after the end until it disposes, as in RxSwift, and in no other subject.
  public override var hasObservers: Bool {
    registry.hasSubscriptions
  }

  /// Whether it was disposed; it may have ended without that.
  public var isDisposed: Bool {
    registry.isDisposed
  }

  /// Returns the newest value, also after a `completed`.
  ///
  /// - Returns: What the subject was told last.
  /// - Throws: The error that the subject has ended with, or `RxError.disposed`.
  public func value() throws -> Element {
    let (life, value) = registry.state.withLock { ($0.life, newest) }
    // exercise 7.6: Return the value; throw if the subject has failed, or was disposed.
    // starts as: _ = life
    // starts as: return value
    switch life {
    case .running, .ended(.completed): return value
    case .ended(.failed(let error)): throw error
    case .disposed: throw RxError.disposed(object: self)
    }
    // end 7.6
  }

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> BehaviorSubject<Element> {
    self
  }

  /// Lets go of all observers, without a word; who subscribes later is told `RxError.disposed`.
  public func dispose() {
    registry.dispose()
  }

  /// The newest value, whatever has become of the subject.
  var current: Element {
    registry.state.withLock { _ in newest }
  }

  override func note(_ element: inout Element) {
    // exercise 7.6: Keep the element, and hand out the one that had its place.
    swap(&newest, &element)
    // end 7.6
  }

  override func past(before end: End?) -> [Element] {
    // exercise 7.6: A newcomer is told the newest element, unless the subject has ended.
    // starts as: []
    end == nil ? [newest] : []
    // end 7.6
  }
}

import Solution03TokensAndBags
import Solution04Events

/// A subject that always has a value, and tells it to a new observer at once.
///
/// At once means inside `subscribe`, before it returns. An observer that subscribes after the end is
/// told the end, and no value.
///
/// RxSwift's type has the same name.
public final class BehaviorSubject<Element>: Broadcast<Element>, SubjectType, Cancelable {
  // Unchecked: it is guarded by the lock of the machine.
  @exclusivity(unchecked) private var newest: Element

  /// Creates a subject with its first value.
  public init(value: Element) {
    newest = value
  }

  /// Whether there is a subscription that was not disposed.
  ///
  /// Unlike in the other subjects, a subscription stays counted after the end until it is disposed, as in
  /// RxSwift.
  public override var hasObservers: Bool {
    machine.withLock { $0.subscriptions > 0 }
  }

  /// Whether it was disposed; it may have ended without that.
  public var isDisposed: Bool {
    machine.withLock { $0.isDisposed }
  }

  /// Returns the newest value, also after a `completed`.
  ///
  /// - Returns: What the subject was told last.
  /// - Throws: The error that the subject has ended with, or `RxError.disposed`.
  public func value() throws -> Element {
    // exercise 7.6: There is a value to return while the subject is running, and after it has completed.
    //   Otherwise say by an error what has become of it.
    // starts as: current
    let (life, value) = machine.withLock { ($0.life, newest) }
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

  /// Lets go of all observers without telling them; later ones are told `RxError.disposed`.
  public func dispose() {
    machine.dispose()
  }

  /// The newest value, whatever has become of the subject.
  var current: Element {
    machine.withLock { _ in newest }
  }

  // exercise 7.6: The memory of a subject that always has a value. Nothing is freed in here.
  override func note(_ element: inout Element) {
    swap(&newest, &element)
  }

  override func past(before end: End?) -> [Element] {
    end == nil ? [newest] : []
  }
  // end 7.6
}

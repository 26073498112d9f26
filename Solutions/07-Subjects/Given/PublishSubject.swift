import Solution03TokensAndBags
import Solution04Events

/// A subject that tells its observers what comes, and nothing of what came before them.
///
/// An observer that subscribes after the end is told the end.
///
/// Any thread may send and subscribe. If two send at once, one of them delivers both events.
/// RxSwift's type has the same name.
public final class PublishSubject<Element>: Broadcast<Element>, SubjectType, Cancelable {
  /// Creates a subject without observers.
  public override init() {}

  /// Whether it was disposed; it may have ended without that.
  public var isDisposed: Bool {
    machine.withLock { $0.isDisposed }
  }

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Lets go of all observers without telling them; later ones are told `RxError.disposed`.
  public func dispose() {
    machine.dispose()
  }
}

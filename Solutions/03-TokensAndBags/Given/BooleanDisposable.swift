import Synchronization

/// A flag that can be raised once, and read from any thread.
///
/// For work that checks now and then whether it is still wanted.
public final class BooleanDisposable: Cancelable, Sendable {
  private let disposed: Atomic<Bool>

  /// Creates a flag that is down.
  public init() {
    disposed = Atomic(false)
  }

  /// Creates a flag that is up if `isDisposed` is true.
  public init(isDisposed: Bool) {
    disposed = Atomic(isDisposed)
  }

  /// Whether the flag is up.
  public var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  /// Raises the flag.
  public func dispose() {
    disposed.store(true, ordering: .releasing)
  }
}

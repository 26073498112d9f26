/// A flag that can be raised once, and read from any thread.
///
/// For work that checks now and then whether it is still wanted.
public final class BooleanDisposable: Cancelable, Sendable {
  private let disposed: Flag

  /// Creates a flag that is down.
  public init() {
    disposed = Flag()
  }

  /// Creates a flag that is up if `isDisposed` is true.
  public init(isDisposed: Bool) {
    disposed = Flag(isRaised: isDisposed)
  }

  /// Whether the flag is up.
  public var isDisposed: Bool {
    disposed.isRaised()
  }

  /// Raises the flag.
  public func dispose() {
    disposed.raise()
  }
}

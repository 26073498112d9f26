import Solution03TokensAndBags

/// The little wheel that turns while work is under way.
public final class Spinner: Widget, @unchecked Sendable {
  // Unchecked: the lock guards it.
  private let animating = Lock(false)

  /// Whether it turns.
  public var isAnimating: Bool {
    get { animating.withLock { $0 } }
    set { set(newValue, in: animating, "isAnimating") }
  }
}

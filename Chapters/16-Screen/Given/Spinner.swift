import Solution03TokensAndBags

/// The little wheel that turns while work is under way.
public final class Spinner: Widget, @unchecked Sendable {
  // Unchecked: the lock guards all that it was told.
  private let states = Lock<[Bool]>([])

  /// Whether it turns.
  public var isAnimating: Bool {
    get { states.withLock { $0.last ?? false } }
    set {
      noteUnlessOnMain("isAnimating was set")
      states.withLock { $0.append(newValue) }
    }
  }

  /// All values that were set, oldest first.
  public var history: [Bool] {
    states.withLock { $0 }
  }
}

import Solution03TokensAndBags

/// A switch that is on or off.
public final class Switch: Control, @unchecked Sendable {
  // Unchecked: the lock guards it.
  private let state = Lock(false)

  /// Whether it is on.
  ///
  /// Setting it is not the user's doing: no action is called.
  public var isOn: Bool {
    get { state.withLock { $0 } }
    set { set(newValue, in: state, "isOn") }
  }

  /// Flips it, as a user does.
  public func flip() {
    act("flip()") { isOn = !isOn }
  }
}

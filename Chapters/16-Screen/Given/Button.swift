import Solution03TokensAndBags

/// A button.
public final class Button: Control, @unchecked Sendable {
  // Unchecked: the lock guards it.
  private let shownTitle = Lock<String?>(nil)

  /// The text on it.
  public var title: String? {
    get { shownTitle.withLock { $0 } }
    set { set(newValue, in: shownTitle, "title") }
  }

  /// Does what a user's finger does.
  public func tap() {
    act("tap()") {}
  }
}

import Solution03TokensAndBags

/// A line of text that the user can edit.
public final class TextField: Control, @unchecked Sendable {
  // Unchecked: the lock guards it.
  private let content = Lock<String?>("")

  /// What stands in it.
  ///
  /// To set it is no deed of the user's: no action is called.
  public var text: String? {
    get { content.withLock { $0 } }
    set { set(newValue, in: content, "text") }
  }

  /// Types some letters behind what is there, as a user does: one after the other.
  public func type(_ letters: String) {
    for letter in letters {
      act("type(_:)") { text = (text ?? "") + String(letter) }
    }
  }

  /// Selects all and puts a text in its place, as a user does.
  public func paste(_ newText: String) {
    act("paste(_:)") { text = newText }
  }
}

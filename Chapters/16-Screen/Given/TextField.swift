import Solution03TokensAndBags

/// A line of text that the user can edit.
public final class TextField: Control, @unchecked Sendable {
  // Unchecked: the lock guards it.
  private let content = Lock<String?>("")

  /// The text in it.
  ///
  /// Setting it is not the user's doing: no action is called.
  public var text: String? {
    get { content.withLock { $0 } }
    set { set(newValue, in: content, "text") }
  }

  /// Types letters after the text that is there, as a user does: one after the other.
  public func type(_ letters: String) {
    for letter in letters {
      act("type(_:)") { text = (text ?? "") + String(letter) }
    }
  }

  /// Selects all and replaces it with a text, as a user does.
  public func paste(_ newText: String) {
    act("paste(_:)") { text = newText }
  }
}

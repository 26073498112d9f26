import Solution03TokensAndBags

/// A line of text on a screen.
public final class Label: Widget, @unchecked Sendable {
  // Unchecked: the lock guards the text, and all that was shown.
  private let texts = Lock<[String?]>([])

  /// What it shows.
  public var text: String? {
    get { texts.withLock { $0.last ?? nil } }
    set {
      noteUnlessOnMain("text was set")
      texts.withLock { $0.append(newValue) }
    }
  }

  /// All texts that were set, oldest first.
  public var history: [String?] {
    texts.withLock { $0 }
  }
}

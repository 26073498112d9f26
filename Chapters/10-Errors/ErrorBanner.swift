import Solution03TokensAndBags
import Solution04Events

/// The banner at the top of Alex's screen that says what went wrong.
public final class ErrorBanner {
  /// What it says, or nil while all is well.
  public private(set) var text: String?

  /// Creates a banner that says nothing.
  public init() {}

  /// What to say about an error that has no reason of its own.
  public static let noReason = "Something went wrong:"

  /// Listens to a sequence instead of the one before, and says what went wrong if it fails.
  public func watch<Element>(_ source: Observable<Element>) {
    // exercise 10.8: Listen to this sequence alone, as long as somebody needs the banner. Say nothing
    //   until it fails, and then the reason, if the error has one. Say something about every other
    //   error, too: `Self.noReason`, and the name of its type.
    // end 10.8
  }

  // exercise 10.8: Everything else it needs.
  // end 10.8
}

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
    bag = DisposeBag()
    text = nil
    // While `subscribe` runs, somebody may watch another sequence, and that one has a bag of its own.
    let ownBag = bag
    source.subscribe(onError: { [weak self] error in self?.show(error) })
      .disposed(by: ownBag)
    // end 10.8
  }

  // exercise 10.8: Everything else it needs.
  private var bag = DisposeBag()

  private func show(_ error: Error) {
    text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
  }
  // end 10.8
}

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
    text = nil
    // To leave the sequence before, or to subscribe to this one, may make somebody watch another,
    // which has a bag of its own.
    let ownBag = DisposeBag()
    withExtendedLifetime(bag) { bag = ownBag }
    guard bag === ownBag else { return }
    source.subscribe(onError: { [weak self, weak ownBag] error in self?.show(error, of: ownBag) })
      .disposed(by: ownBag)
    // end 10.8
  }

  // exercise 10.8: Everything else it needs.
  private var bag = DisposeBag()

  private func show(_ error: Error, of bag: DisposeBag?) {
    guard bag === self.bag else { return }
    text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
  }
  // end 10.8
}

import Solution03TokensAndBags
import Solution04Events

/// The banner at the top of Alex's screen that says what went wrong.
public final class ErrorBanner {
  /// What it says, or nil while all is well.
  public private(set) var text: String?

  private var bag = DisposeBag()

  /// Creates a banner that says nothing.
  public init() {}

  /// Listens to a sequence, and says what went wrong if it fails.
  public func watch<Element>(_ source: Observable<Element>) {
    bag = DisposeBag()
    text = nil
    source.subscribe(onError: { [weak self] error in self?.show(error) })
      .disposed(by: bag)
  }

  private func show(_ error: Error) {
    // exercise 10.8: Say the reason, if the error has one. Say something about every other error,
    //   too: `Self.noReason`, and the name of its type.
    // starts as: guard let error = error as? ReasonableError else { return }
    // starts as: text = error.reason
    text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
    // end 10.8
  }

  /// What to say about an error that has no reason of its own.
  public static let noReason = "Something went wrong:"
}

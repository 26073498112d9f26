// The centre remembers that a warning was hidden, so it is hidden on all pages. Breaks: "What the
// user has hidden stays hidden on that page until the next warning, and the icon stays."

// exercise 18.19
/// Tells the pages of storm warnings, from the start of the app to its end.
public final class StormCentre {
  /// The warnings, for a page that opens, whenever it does.
  ///
  /// A page gets the newest warning first, and then each new one.
  public let warnings: Observable<String>

  fileprivate let hides = PublishSubject<Void>()
  private let bag = DisposeBag()

  /// Creates the centre, once, when the app starts.
  ///
  /// - Parameter feed: The warnings of the server.
  public init(feed: WarningFeed) {
    warnings = feed.warnings
      .map { warning in warning.capitalizedFirst }
    feed.warnings.subscribe().disposed(by: bag)
  }
}

/// The page with the warnings, which is opened and closed many times a day.
public final class StormPage {
  /// The warning that is shown; empty while there is none, or after the user has hidden it.
  public private(set) var text = ""

  /// Whether the icon beside it shows a storm.
  public private(set) var isStormy = false

  private let hides: PublishSubject<Void>
  private let bag = DisposeBag()

  /// Opens a page; it is closed when nobody holds it any more.
  ///
  /// - Parameter centre: Knows the warnings.
  public init(centre: StormCentre) {
    hides = centre.hides
    let warnings = centre.warnings.share(replay: 1)

    Observable.merge(warnings, centre.hides.map { "" })
      .subscribe(onNext: { [weak self] text in self?.text = text })
      .disposed(by: bag)

    // The icon stays when the text is hidden: the storm does.
    warnings
      .map { warning in warning != Self.allClear }
      .startWith(false)
      .distinctUntilChanged()
      .subscribe(onNext: { [weak self] isStormy in self?.isStormy = isStormy })
      .disposed(by: bag)
  }

  /// Is called when the user hides the warning; the next one is shown again.
  public func hide() {
    hides.onNext(())
  }

  private static let allClear = "It is over"
}

extension String {
  /// The same text with a capital letter at its beginning.
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
// end 18.19

// exercise 18.19
[.noMemory]
// end 18.19

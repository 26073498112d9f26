import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

// exercise 18.19: Fix this program; you may change all of it. Keep the names that the tests use:
//   `StormCentre` with its initializer and `warnings`, and `StormPage` with its initializer, `text`,
//   `isStormy` and `hide()`.

/// Tells the pages of storm warnings, from the start of the app to its end.
public final class StormCentre {
  /// The warnings, for a page that opens, whenever it does.
  ///
  /// A page gets the newest warning first, and then each new one.
  public let warnings: Observable<String>

  // starts as:
  private let bag = DisposeBag()

  // from here on alike
  /// Creates the centre, once, when the app starts.
  ///
  /// - Parameter feed: The warnings of the server.
  public init(feed: WarningFeed) {
    warnings = feed.warnings
      .map { warning in warning.capitalizedFirst }
    // starts as:
    feed.warnings.subscribe().disposed(by: bag)
    // from here on alike
  }
}

/// The page with the warnings, which is opened and closed many times a day.
public final class StormPage {
  /// The warning that is shown; empty while there is none, or after the user has hidden it.
  public private(set) var text = ""

  /// Whether the icon beside it shows a storm.
  public private(set) var isStormy = false

  private let hides = PublishSubject<Void>()
  private let bag = DisposeBag()

  /// Opens a page; it is closed when nobody holds it any more.
  ///
  /// - Parameter centre: Knows the warnings.
  public init(centre: StormCentre) {
    let warnings = centre.warnings.share(replay: 1)

    Observable.merge(warnings, hides.map { "" })
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

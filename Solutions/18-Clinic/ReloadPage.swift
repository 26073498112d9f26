import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution14Sharing
import Solution16Screen

// exercise 18.8: Fix this program; you may change all of it. Each tap asks for the forecast,
//   and so does the network when it comes back after a failure. Keep the names that the tests use:
//   `ReloadPage(forecast:isOnline:)`, `noForecast`, `button`, `label`, `older`, `spinner` and
//   `failures`.
/// The page with today's forecast, and a button that asks for it again.
public final class ReloadPage {
  /// Asks for the forecast.
  public let button = Button()

  /// Shows the forecast, or that there is none.
  public let label = Label()

  /// Shows the previous forecast after a failure.
  public let older = Label()

  /// Spins while an answer is on its way.
  public let spinner = Spinner()

  /// How many questions have failed since the page was opened.
  public private(set) var failures = 0

  /// What the label shows when a question has failed.
  public static let noForecast = "No forecast. Try again."

  private let hasFailed = BehaviorRelay(value: false)
  private let last = BehaviorRelay<String?>(value: nil)
  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameters:
  ///   - forecast: Asks the server when it is subscribed to; it may fail. It answers on main.
  ///   - isOnline: Says on main whether there is a network: at once, and with each antenna that the
  ///     phone finds or loses.
  public init(
    forecast: @escaping () -> Observable<String>,
    isOnline: Observable<Bool> = .never()
  ) {
    showOlder()
    Observable.merge(button.rx.tap.asObservable(), returns(of: isOnline))
      .do(onNext: { [spinner] in spinner.isAnimating = true })
      // starts as: .flatMapLatest { forecast() }
      // starts as: .subscribe(
      // starts as:   onNext: { [weak self] text in self?.show(text) },
      // starts as:   onError: { [weak self] _ in self?.show(nil) }
      // starts as: )
      .flatMapLatest { forecast().map(Optional.some).catchAndReturn(nil) }
      .subscribe(onNext: { [weak self] text in self?.show(text) })
      // from here on alike
      .disposed(by: bag)
  }

  /// An element each time the network comes back after a question has failed.
  private func returns(of isOnline: Observable<Bool>) -> Observable<Void> {
    isOnline
      // starts as:
      .distinctUntilChanged()
      // from here on alike
      .withLatestFrom(hasFailed) { isOnline, hasFailed in isOnline && hasFailed }
      .filter { isNeeded in isNeeded }
      .map { _ in }
  }

  private func showOlder() {
    Observable.combineLatest(hasFailed, last) { hasFailed, last in hasFailed ? last : nil }
      .distinctUntilChanged()
      .map { text in text.map { "Before: \($0)" } }
      .bind(to: older.rx.text)
      .disposed(by: bag)
  }

  private func show(_ text: String?) {
    spinner.isAnimating = false
    label.text = text ?? Self.noForecast
    hasFailed.accept(text == nil)
    if let text {
      last.accept(text)
    } else {
      failures += 1
    }
  }
}
// end 18.8

import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution14Sharing
import Solution16Screen

/// The page with today's forecast, and a button that asks for it again.
public final class ReloadPage {
  /// Asks for the forecast.
  public let button = Button()

  /// Shows the forecast, or that there is none to be had.
  public let label = Label()

  /// What the label shows when the forecast can't be had.
  public static let noForecast = "No forecast. Try again."

  private let bag = DisposeBag()

  /// Creates a page; it is called on main.
  ///
  /// - Parameter forecast: Asks the server when it is subscribed to; it may fail.
  public init(forecast: @escaping () -> Observable<String>) {
    // exercise 18.8: Each tap asks for the forecast, even after the server has failed. A failure
    //   is shown as `Self.noForecast`.
    button.rx.tap
      .flatMapLatest { forecast() }
      .catchAndReturn(Self.noForecast)
      .bind(to: label.rx.text)
      .disposed(by: bag)
    // end 18.8
  }
}

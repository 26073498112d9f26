import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

/// Alex's screen: one types the name of a city, and sees its weather.
public final class SearchScreen {
  /// How a search stands.
  public enum Search: Equatable, Sendable {
    /// There is no city to search for.
    case nothing
    /// The forecast is on its way.
    case underWay
    /// This is the forecast.
    case found(String)
    /// There is none to be had.
    case failed

    /// What to show of it.
    public var text: String {
      switch self {
      case .nothing, .underWay: ""
      case .found(let forecast): forecast
      case .failed: "No forecast."
      }
    }
  }

  /// Where the city is typed.
  public let field = TextField()
  /// Where the weather is shown.
  public let label = Label()
  /// Turns while a search is under way.
  public let spinner = Spinner()
  /// Keeps a forecast; it can be tapped when there is one.
  public let saveButton = Button()

  private let bag = DisposeBag()

  /// Creates a screen.
  ///
  /// - Parameter forecast: Begins to search for the forecast of a city, when it is subscribed to; it
  ///   may fail, and may answer on any thread.
  public init(forecast: @escaping (String) -> Observable<String>) {
    saveButton.isEnabled = false
    show(Self.searches(for: field.rx.text, forecast: forecast))
  }

  /// The searches for what is typed.
  private static func searches(
    for text: ControlProperty<String?>,
    forecast: @escaping (String) -> Observable<String>
  ) -> Driver<Search> {
    // exercise 16.8: When nothing was typed for 300 ms, and the city is another than before, search:
    //   first it is `.underWay`, then `.found` or `.failed`. The answer to an older city is not told.
    //   Without a city, there is `.nothing` to search for.
    .never()
    // end 16.8
  }

  private func show(_ searches: Driver<Search>) {
    // exercise 16.8: Show each search in the label; the spinner turns while it is under way, and the
    //   button can be tapped when a forecast was found.
    // end 16.8
  }
}

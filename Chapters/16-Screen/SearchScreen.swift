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

/// Alex's screen: you type the name of a city, and see its weather.
public final class SearchScreen {
  /// The state of a search.
  public enum Search: Equatable, Sendable {
    /// There is no city to search for.
    case nothing
    /// The forecast is on its way.
    case underWay
    /// This is the forecast.
    case found(String)
    /// The search has failed.
    case failed

    /// The text to show.
    public var text: String {
      switch self {
      case .nothing, .underWay: ""
      case .found(let forecast): forecast
      case .failed: "No forecast."
      }
    }
  }

  /// The city is typed here.
  public let field = TextField()
  /// The weather is shown here.
  public let label = Label()
  /// Turns while a search is under way.
  public let spinner = Spinner()
  /// Saves a forecast; it can be tapped when there is one.
  public let saveButton = Button()

  /// Creates a screen.
  ///
  /// - Parameter forecast: Makes a search for the forecast of a city, which begins when it is
  ///   subscribed to; it may fail, and may answer on any thread.
  public init(forecast: @escaping (String) -> Observable<String>) {
    // exercise 16.8: Connect the field with the three that show a search, for as long as the screen
    //   exists, and not longer.
    // end 16.8
  }

  // exercise 16.8: Everything else it needs: what is searched for and when, and who shows what of it.
  // end 16.8
}

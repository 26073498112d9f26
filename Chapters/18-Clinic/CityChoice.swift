import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

/// Which city was chosen, for all pages that show something about it.
public final class CityChoice {
  // exercise 18.5: It remembers which city was chosen last, if any was.
  private let cities = BehaviorSubject(value: "")
  // end 18.5

  private let server: (String) -> Observable<String>

  /// Creates a choice that nobody has made yet.
  ///
  /// - Parameter server: Asks for the forecast for a city.
  public init(server: @escaping (String) -> Observable<String>) {
    self.server = server
  }

  /// Is called when the user chooses a city.
  public func choose(_ city: String) {
    cities.onNext(city)
  }

  /// The forecasts for the chosen city, for a page that opens.
  public var forecasts: Observable<String> {
    // exercise 18.5: Ask about the chosen city, at once if there is one; until there is one, ask
    //   nothing.
    cities.flatMapLatest(server)
    // end 18.5
  }
}

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

/// What the forecast page shows, and when.
public struct ForecastModel {
  /// The line of text: a temperature, or what went wrong.
  public let text: Observable<String>

  /// Whether somebody is waiting for an answer; subscribe to it first, since an answer may come at once.
  public let isWaiting: Observable<Bool>

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - cities: The cities that the user asks about.
  ///   - temperature: Asks for the temperature in a city; it answers once or fails, on any thread.
  public init(cities: Observable<String>, temperature: @escaping (String) -> Observable<Int>) {
    // exercise 18.25: However a question ends, nobody is waiting afterwards, and `text` says how it
    //   ended.
    let answers =
      cities
      .flatMapLatest { city in
        temperature(city).materialize().observe(on: MainScheduler.instance)
      }
      .share()
    let temperatures = answers.compactMap(\.element).map { degrees in "\(degrees)°" }
    let problems = answers.compactMap { $0.error as? ForecastError }.map(\.reason)
    text = .merge(temperatures, problems)
    isWaiting = .merge(cities.map { _ in true }, text.map { _ in false })
    // end 18.25
  }
}

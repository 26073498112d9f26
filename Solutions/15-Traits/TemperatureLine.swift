import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors

/// The line under the search box: the temperature in the city that was chosen last.
public enum TemperatureLine {
  /// What follows the name of a city that nothing is known about.
  public static let noData = "no data"

  /// Returns the text of the line, for each city that is chosen.
  ///
  /// - Parameters:
  ///   - cities: The cities, as they are chosen.
  ///   - temperature: Asks for the temperature in a city.
  /// - Returns: `Oslo: 4°`, or `Oslo: no data` if that request has failed.
  public static func texts(
    for cities: Infallible<String>,
    temperature: @escaping (String) -> Single<Int>
  ) -> Infallible<String> {
    // exercise 15.4: Ask about each city that is chosen, and show the answer for the newest choice.
    //   A request that fails has its own text, and the next choice is still asked about.
    // starts as: .never()
    cities.flatMapLatest { city in
      temperature(city)
        .map { "\(city): \($0)°" }
        .asInfallible(onErrorJustReturn: "\(city): \(noData)")
    }
    // end 15.4
  }
}

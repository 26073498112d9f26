import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

/// A row of the list of cities.
///
/// The list has a thousand cities and eight rows: a row that leaves the screen at the top is reused
/// at the bottom.
public final class CityCell {
  /// What the row shows.
  public private(set) var text = ""

  private var bag = DisposeBag()

  /// Creates a row that shows nothing.
  public init() {}

  /// Is called each time the row has to show a city, often a different one than before.
  ///
  /// - Parameters:
  ///   - city: The name of the city.
  ///   - temperatures: Sends the temperature of the city, now and whenever it changes.
  public func show(_ city: String, temperatures: Observable<Int>) {
    text = city
    // exercise 18.18: After the name comes the newest temperature of this city, and never that of a
    //   city that the row showed before.
    temperatures
      .subscribe(onNext: { [weak self] degrees in self?.text = "\(city) \(degrees)°" })
      .disposed(by: bag)
    // end 18.18
  }
}

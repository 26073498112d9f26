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

// exercise 18.18: The other half of the program; you may change it, too. Keep
//   `CityCell.Scale`.

/// A row of the list of cities.
public final class CityCell {
  /// What temperatures are shown in.
  public enum Scale {
    /// Degrees Celsius.
    case celsius
    /// Degrees Fahrenheit.
    case fahrenheit
  }

  /// What the row shows: the name of its city, and the temperature once it is known.
  public var text: String { temperature.isEmpty ? city : "\(city) \(temperature)" }

  private var city = ""
  private var temperature = ""
  private let scales: Observable<Scale>
  private var bag = DisposeBag()

  /// Creates a row that shows nothing.
  ///
  /// - Parameter scales: Sends the scale that the user has chosen, now and whenever it changes.
  init(scales: Observable<Scale>) {
    self.scales = scales
  }

  /// Shows a city.
  ///
  /// - Parameters:
  ///   - city: The name of the city.
  ///   - temperatures: Sends its temperature, now or later and whenever it changes.
  func show(_ city: String, temperatures: Observable<Int>) {
    self.city = city
    temperature = ""
    Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
      .distinctUntilChanged()
      .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
      .disposed(by: bag)
  }

  /// Is called when the row has left the screen, before it shows another city.
  func prepareForReuse() {
    bag = DisposeBag()
    city = ""
    temperature = ""
  }
}

extension CityCell.Scale {
  /// A temperature, given in degrees Celsius, on this scale.
  fileprivate func text(for degrees: Int) -> String {
    switch self {
    case .celsius: "\(degrees)°"
    case .fahrenheit: "\(degrees * 9 / 5 + 32)°F"
    }
  }
}
// end 18.18

// Refreshing leaves and asks row by row: a city that stands in two rows is shared by them, and is
// not left by both before it is asked again. Breaks: "Refreshing asks again, even if all who listen
// to a city share its temperatures."

// exercise 18.18
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
    bag = DisposeBag()
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

// exercise 18.18
/// The list of cities: a thousand of them, and as many rows as fit on the screen.
///
/// Rows are expensive. A row that leaves the screen at one end is reused at the other.
public final class CityList {
  /// What the rows on the screen show, from top to bottom.
  public var texts: [String] { rows.map(\.text) }

  private let cities: [String]
  private let temperatures: (String) -> Observable<Int>
  private var rows: [CityCell]
  private var top = 0

  /// Creates a list that shows the first cities.
  ///
  /// - Parameters:
  ///   - cities: The names of the cities.
  ///   - height: How many rows fit on the screen.
  ///   - scales: Sends the scale that the user has chosen, now and whenever it changes.
  ///   - temperatures: Sends the temperature of a city in degrees Celsius, now or later and whenever
  ///     it changes.
  public init(
    cities: [String],
    height: Int,
    scales: Observable<CityCell.Scale>,
    temperatures: @escaping (String) -> Observable<Int>
  ) {
    self.cities = cities
    self.temperatures = temperatures
    rows = (0..<min(height, cities.count)).map { _ in CityCell(scales: scales) }
    fill(rows.indices)
  }

  /// Is called when the user has scrolled, with the index of the city that is now at the top.
  public func scroll(to place: Int) {
    let place = max(0, min(place, cities.count - rows.count))
    let distance = place - top
    top = place
    if abs(distance) < rows.count {
      move(by: distance)
    } else {
      fill(rows.indices)
    }
  }

  /// Is called when the user has pulled the list down: asks again for everything on the screen.
  public func refresh() {
    fill(rows.indices)
  }

  /// Moves the rows that leave the screen at one end to the other end; the rest stay as they are.
  private func move(by distance: Int) {
    let count = abs(distance)
    if distance > 0 {
      let leaving = rows.prefix(count)
      for row in leaving { row.prepareForReuse() }
      rows = Array(rows.dropFirst(count) + leaving)
      fill((rows.count - count)..<rows.count)
    } else {
      let leaving = rows.suffix(count)
      for row in leaving { row.prepareForReuse() }
      rows = Array(leaving + rows.dropLast(count))
      fill(0..<count)
    }
  }

  /// Fills some of the rows with the cities that belong there.
  private func fill(_ places: Range<Int>) {
    for place in places {
      let city = cities[top + place]
      rows[place].show(city, temperatures: temperatures(city))
    }
  }
}
// end 18.18

// exercise 18.18
[.oldSubscription]
// end 18.18

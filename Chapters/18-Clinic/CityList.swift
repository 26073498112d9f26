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

// exercise 18.18: Fix this program, here and in `CityCell.swift`; you may change all of it.
//   Keep the names that the tests use: `CityList` with its initializer, `texts`, `scroll(to:)` and
//   `refresh()`.

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
    for row in rows { row.prepareForReuse() }
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

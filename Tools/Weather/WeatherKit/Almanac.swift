import Dispatch
import Rx

/// What stands in for a weather service: a table of cities, each as slow as it likes to be.
///
/// No network is asked. Like a real service it answers late, and in one city it fails.
struct Almanac {
  /// A city, its weather, and how long it takes to say so.
  struct Entry: Sendable {
    let city: String
    let text: String
    let delay: Int

    init(_ city: String, _ text: String, after delay: Int) {
      self.city = city
      self.text = text
      self.delay = delay
    }
  }

  /// The table; the delays are in milliseconds.
  static let entries = [
    Entry("Amsterdam", "drizzle, 14 °C", after: 200),
    Entry("Atlantis", "", after: 400),
    Entry("Berlin", "clouds, 16 °C", after: 300),
    Entry("Cairo", "sun, 33 °C", after: 500),
    Entry("Lima", "fog, 19 °C", after: 300),
    Entry("London", "rain, 13 °C", after: 900),
    Entry("Oslo", "snow, -2 °C", after: 400),
    Entry("Paris", "clouds, 17 °C", after: 200),
    Entry("Quito", "showers, 15 °C", after: 600),
    Entry("Reykjavik", "wind, 6 °C", after: 700),
    Entry("Riga", "clouds, 11 °C", after: 300),
    Entry("Rome", "sun, 24 °C", after: 200),
    Entry("Tokyo", "clear, 21 °C", after: 500),
    Entry("Zurich", "thunder, 18 °C", after: 1500),
  ]

  private let clock: SchedulerType

  /// Creates an almanac that takes its time by `clock`.
  init(clock: SchedulerType) {
    self.clock = clock
  }

  /// Returns the weather of the first city whose name begins with `name`, when it is subscribed to.
  func weather(in name: String) -> Observable<WeatherReport> {
    guard let entry = Self.entry(for: name) else { return .error(AlmanacError.unknown(name)) }
    let answer: Observable<WeatherReport> =
      entry.text.isEmpty
      ? .error(AlmanacError.underWater(entry.city))
      : .just(WeatherReport(city: entry.city, text: entry.text))
    return answer.delaySubscription(.milliseconds(entry.delay), scheduler: clock)
  }

  private static func entry(for name: String) -> Entry? {
    let name = name.lowercased()
    return entries.first { $0.city.lowercased().hasPrefix(name) }
  }
}

/// Why there is no answer.
enum AlmanacError: ReasonableError, Equatable {
  /// No city begins with these letters.
  case unknown(String)

  /// The station can't be reached.
  case underWater(String)

  var reason: String {
    switch self {
    case .unknown(let name): "No city begins with “\(name)”."
    case .underWater(let city): "The station in \(city) is under water."
    }
  }
}

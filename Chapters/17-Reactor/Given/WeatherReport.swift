/// What a service says about the weather in a city.
public struct WeatherReport: Equatable, Sendable, CustomStringConvertible {
  /// The city.
  public let city: String

  /// What the weather is like there.
  public let text: String

  /// Creates a report.
  public init(city: String, text: String) {
    self.city = city
    self.text = text
  }

  /// The report as `Rome: sun`.
  public var description: String {
    "\(city): \(text)"
  }
}

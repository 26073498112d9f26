/// What a service says about the weather in a city.
public struct WeatherReport: Equatable, Sendable, CustomStringConvertible {
  /// The city.
  public let city: String

  /// How the weather is there.
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

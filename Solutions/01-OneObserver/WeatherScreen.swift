/// A screen of Alex's weather app, without the pixels: it shows one forecast below the other.
public final class WeatherScreen {
  /// What the screen shows, oldest line first.
  public private(set) var lines: [String] = []

  private let forecast: Observable1<String>

  /// Creates a screen that will show `forecast` once it is open.
  public init(_ forecast: Observable1<String>) {
    self.forecast = forecast
  }

  /// Shows each new forecast from now on.
  public func open() {
    // exercise 1.4: Observe without keeping the screen alive.
    // starts as: forecast.observe { self.show($0) }
    // Weak: the forecast outlives its screens, and must not own one.
    forecast.observe { [weak self] in self?.show($0) }
    // end 1.4
  }

  /// Shows no forecast that comes after this; what is shown stays.
  public func close() {
    // exercise 1.3: Make the forecast forget its observer.
    forecast.observe(nil)
    // end 1.3
  }

  private func show(_ line: String) {
    lines.append(line)
  }
}

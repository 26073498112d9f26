/// The two units in which to say how warm it is.
public enum TemperatureUnit: Sendable {
  /// Water freezes at 0.
  case celsius

  /// Water freezes at 32.
  case fahrenheit

  /// Returns a text that says how warm it is in this unit.
  func text(ofCelsius degrees: Double) -> String {
    switch self {
    case .celsius: "\(Int(degrees.rounded())) °C"
    case .fahrenheit: "\(Int((degrees * 9 / 5 + 32).rounded())) °F"
    }
  }
}

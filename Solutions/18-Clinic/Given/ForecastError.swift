/// What can go wrong with a forecast.
public enum ForecastError: Error {
  /// There is no network.
  case offline
  /// Nobody knows the city.
  case unknownCity
  /// The server has sent something that is not a forecast.
  case unreadable

  /// A sentence for the user.
  public var reason: String {
    switch self {
    case .offline: "You are offline."
    case .unknownCity: "There is no such city."
    case .unreadable: "The server talks nonsense."
    }
  }
}

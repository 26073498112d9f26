import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The forecasts of one city, and a way to ask for new ones.
///
/// Data comes one way only: through `forecasts`, no matter which screen asked for it. `refresh()` tells its
/// subscriber that it went well or that it failed, and no more.
public final class ForecastProvider {
  private let request: Observable<String>

  // exercise 7.11: What all screens listen to. It survives the end of a request, and can't fail.
  // end 7.11

  /// Creates a provider that has no forecast yet.
  ///
  /// - Parameter request: Asks the server; each subscription is one request.
  public init(request: Observable<String>) {
    self.request = request
  }

  /// The newest forecast, as soon as there is one, and each later one; never an end.
  public var forecasts: Observable<String> {
    // exercise 7.11: Others can listen, but not send.
    .never()
    // end 7.11
  }

  /// Returns a sequence that asks the server once, when it is subscribed, and tells how that ended.
  public func refresh() -> Observable<Never> {
    // exercise 7.11: One subscription, one request. Its answers go to all screens, and its end, good or bad,
    //   to the subscriber alone. Disposing cancels the request.
    .never()
    // end 7.11
  }
}

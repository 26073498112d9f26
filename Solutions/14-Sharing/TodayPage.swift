import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution10Errors

/// A page of the app that shows one forecast in several labels.
public final class TodayPage {
  /// What the server answers.
  public struct Forecast: Sendable {
    /// How warm it will be.
    public let degrees: Int

    /// What the sky will look like.
    public let sky: String

    /// Creates a forecast.
    public init(degrees: Int, sky: String) {
      self.degrees = degrees
      self.sky = sky
    }
  }

  private let forecast: Observable<Forecast>

  /// Creates a page that shows nothing yet.
  ///
  /// - Parameter request: Asks the server; each subscription is one request. It completes after the
  ///   answer.
  public init(request: Observable<Forecast>) {
    // exercise 14.10: Ask the server once, for all labels that are shown, including those that are shown
    //   after the answer has come. If a request fails, the next label that subscribes sends another.
    // starts as: forecast = request
    // It never completes: the connection, and with it the answer, lasts as long as a label is shown.
    forecast = request.concat(Observable.never()).share(replay: 1)
    // end 14.10
  }

  /// What the large label shows.
  public var temperature: Observable<String> {
    forecast.map { forecast in "\(forecast.degrees)°" }
  }

  /// What the small label shows.
  public var sky: Observable<String> {
    forecast.map { forecast in forecast.sky }
  }
}

import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

/// Four parts of a weather app where each element starts some work that takes time.
///
/// All closures return a cold sequence, which begins its work when it is subscribed.
public enum WeatherApp {
  /// Returns what the search box shows: the cities that match what was typed last.
  ///
  /// The user goes on typing while a search is under way.
  public static func cities(
    for queries: Observable<String>,
    search: @escaping (String) -> Observable<[String]>
  ) -> Observable<[String]> {
    // exercise 9.7: The list must never show the answer to a query that is no longer in the box, and
    //   a search that nobody waits for must be disposed.
    .never()
    // end 9.7
  }

  /// Returns the forecasts of a button that says "Refresh".
  ///
  /// The user taps it again, because nothing seems to happen.
  public static func refreshes(
    of taps: Observable<Void>,
    refresh: @escaping () -> Observable<String>
  ) -> Observable<String> {
    // exercise 9.7: A tap while a refresh is under way must not start another one, now or later.
    .never()
    // end 9.7
  }

  /// Returns the receipts of the user's own weather reports.
  ///
  /// The second may be written before the first has been sent. A report has arrived when its sending
  /// completes; before that there may be several receipts.
  public static func receipts(
    of reports: Observable<String>,
    send: @escaping (String) -> Observable<Int>
  ) -> Observable<Int> {
    // exercise 9.7: Each report must be sent, and in order: none leaves before the last has arrived.
    .never()
    // end 9.7
  }

  /// Returns the pictures of a map, as they come.
  ///
  /// There are hundreds of addresses, and the server has asked for no more than four at a time.
  public static func pictures(
    at addresses: Observable<String>,
    load: @escaping (String) -> Observable<String>
  ) -> Observable<String> {
    // exercise 9.7: Each picture must be loaded as soon as possible, and never more than four at once.
    .never()
    // end 9.7
  }
}

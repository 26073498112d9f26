import Solution04Events
import Solution05ProducerAndSink
import Solution14Sharing

/// The storm warnings that the server sends.
///
/// There is one connection to the server, however many subscribe. A late subscriber gets the newest
/// warning of that connection first, and then each new one.
public final class WarningFeed {
  /// The warnings, and the news that a storm is over: about three a week.
  public let warnings: Observable<String>

  /// Creates a feed.
  ///
  /// - Parameter server: Connects to the server, once for each subscription. The server sends what
  ///   happens from then on; it neither fails nor ends.
  public init(server: Observable<String>) {
    warnings = server.share(replay: 1)
  }
}

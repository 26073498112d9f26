import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution10Errors

/// What a weather station sends to the screens of an app, of which there may be several.
public struct StationFeed {
  /// The degrees that were measured last, for screens that open at any time.
  public let degrees: Driver<Int>

  /// Warnings, each of which is shown on the screens that are open when it comes, and on no other.
  public let warnings: Signal<String>

  /// What is shown when the station has stopped sending warnings.
  public static let silence = "This station sends no more warnings."

  /// Creates a feed from two sequences that may fail, and that send on any thread.
  ///
  /// - Parameters:
  ///   - measured: The degrees. If they fail, the last ones stay on the screen.
  ///   - warned: The warnings. If they fail, ``silence`` is the last one, and they end.
  public init(measured: Observable<Int>, warned: Observable<String>) {
    // exercise 16.2: Make both of them, so that each keeps the promise in its comment above.
    degrees = .never()
    warnings = .never()
    // end 16.2
  }
}

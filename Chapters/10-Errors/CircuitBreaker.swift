import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining

/// Stops sending requests to a server that is down, until somebody says that it may be up again.
///
/// It is closed at first, and lets every request through. After a number of failures in a row it
/// opens, and refuses all requests. ``halfOpen()`` lets one request through as a trial: if that
/// succeeds, the breaker closes; if it fails, the breaker is open again.
/// ```swift
/// let breaker = CircuitBreaker(failuresInARow: 3)
/// func temperature(_ city: String) -> Observable<Int> { breaker.protecting(request(city)) }
/// ```
/// Any thread may use it. RxSwift has no such type.
package final class CircuitBreaker: @unchecked Sendable {
  /// The error of a request that was not let through.
  package struct Refused: Swift.Error {
    /// Creates the error.
    package init() {}
  }

  // Unchecked: several threads use it at once, so whatever changes in it has to be guarded.
  // exercise 10.10: What the breaker knows, and what guards that.
  // end 10.10

  /// Creates a breaker that is closed.
  ///
  /// - Parameter limit: The number of failures in a row that open it, one or more.
  package init(failuresInARow limit: Int) {
    precondition(limit > 0, "a circuit breaker needs a limit of one failure or more")
    // exercise 10.10: The breaker is closed, and nothing has failed yet.
    // end 10.10
  }

  /// Lets one request through as a trial, if the breaker is open.
  ///
  /// A breaker that is closed stays closed, and a trial that is running stays the only one.
  package func halfOpen() {
    // exercise 10.10: An open breaker lets the next request through; any other changes nothing.
    // end 10.10
  }

  /// Returns a sequence that subscribes to `source` if the breaker lets it, and fails otherwise.
  ///
  /// Each subscription is a request. It succeeds with the completion of the source, and fails with
  /// its error; if it is disposed, it has done neither.
  ///
  /// - Parameter source: A cold sequence, which sends the request when it is subscribed.
  /// - Returns: A sequence of what the source sends, or one that fails with ``Refused`` at once.
  package func protecting<Element>(_ source: Observable<Element>) -> Observable<Element> {
    // exercise 10.10: Each subscription is a request: let it through or refuse it, and find out how
    //   it ends. Requests may come, end and be disposed on several threads at once.
    .never()
    // end 10.10
  }
}

// exercise 10.10: Everything else that the breaker needs.
// end 10.10

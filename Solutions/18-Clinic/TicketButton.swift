import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

// exercise 18.20: Fix this program; you may change all of it. Keep the names that the tests use:
//   `TicketButton` with its initializer, `tickets`, `captions` and `tap()`, and `TicketError`.

/// Why there is no ticket.
public enum TicketError: Error {
  /// The phone has no network, and has sent nothing.
  case noNetwork
  /// Somebody else has bought the last one.
  case soldOut
}

/// The button that buys a ticket to the sunrise on the mountain; it is on the screen all the time.
public final class TicketButton {
  /// The tickets that were bought, as they come.
  public let tickets: Observable<String>

  /// What the button says.
  public let captions: Observable<String>

  private let taps = PublishSubject<Void>()

  /// Creates a button that nobody has tapped yet.
  ///
  /// - Parameters:
  ///   - scheduler: Its clock.
  ///   - buy: Buys a ticket; each subscription is an order, which is paid for even if nobody waits
  ///     for the answer. The answer is one ticket and the end, or an error.
  public init(scheduler: SchedulerType, buy: @escaping () -> Observable<String>) {
    // Thumbs tremble: taps within 300 ms are one tap.
    let purchases = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
      .flatMapFirst {
        Self.purchase(scheduler: scheduler, buy: buy)
          .map { ticket in State.done(ticket) }
          .catch { error in .just(.failed(error)) }
          .startWith(.buying)
      }
      .share()

    tickets = purchases.compactMap { state in state.ticket }

    captions = purchases.flatMapLatest { state in state.captions(scheduler: scheduler) }
      .startWith("Buy")
  }

  /// Is called for each tap that the screen registers.
  public func tap() {
    taps.onNext(())
  }

  /// One purchase; without a network it tries again after a second, and once more after another.
  private static func purchase(
    scheduler: SchedulerType,
    buy: () -> Observable<String>
  ) -> Observable<String> {
    buy()
      // starts as: .timeout(
      // starts as:   .seconds(3),
      // starts as:   other: Observable.error(TicketError.noNetwork),
      // starts as:   scheduler: scheduler
      // starts as: )
      // from here on alike
      .retry(when: { (errors: Observable<any Error>) in
        errors.enumerated()
          .flatMap { attempt, error in
            guard case TicketError.noNetwork = error, attempt < 2 else {
              return Observable<Int>.error(error)
            }
            return Observable<Int>.timer(.seconds(1), scheduler: scheduler)
          }
      })
  }

  private enum State {
    case buying
    case done(String)
    case failed(any Error)

    var ticket: String? {
      guard case .done(let ticket) = self else { return nil }
      return ticket
    }

    /// What the button says from now on.
    func captions(scheduler: SchedulerType) -> Observable<String> {
      switch self {
      case .buying:
        // Alex becomes nervous after three seconds.
        Observable<Int>.timer(.seconds(3), scheduler: scheduler)
          .map { _ in "Still buying …" }
          .startWith("Buying …")
      case .done: .just("Buy another")
      case .failed(TicketError.soldOut): .just("Sold out")
      case .failed: .just("That did not work")
      }
    }
  }
}
// end 18.20

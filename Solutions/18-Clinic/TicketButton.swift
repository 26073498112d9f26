import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

/// The button that buys a ticket to the sunrise on the mountain.
public final class TicketButton {
  /// The tickets that were bought, as they come.
  public let tickets: Observable<String>

  private let taps = PublishSubject<Void>()

  /// Creates a button that nobody has tapped.
  ///
  /// - Parameters:
  ///   - scheduler: Its clock.
  ///   - buy: Buys a ticket; each subscription is paid for. The answer is one ticket and the end:
  ///     after a fifth of a second at home, and after eight seconds on the train.
  public init(scheduler: SchedulerType, buy: @escaping () -> Observable<String>) {
    // exercise 18.20: A tap buys a ticket; taps while it is being bought mean the same ticket.
    //   After that, another can be bought. Thumbs still tremble: taps within 300 ms are one.
    // starts as: tickets = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
    // starts as:   .flatMap(buy)
    tickets = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
      .flatMapFirst(buy)
    // end 18.20
  }

  /// Is called for each tap that the screen feels.
  public func tap() {
    taps.onNext(())
  }
}

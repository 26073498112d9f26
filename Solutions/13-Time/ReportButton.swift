import Dispatch
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution11Schedulers

/// The button that sends the user's own weather report.
///
/// Thumbs tremble: a tap is often two.
public final class ReportButton {
  // exercise 13.11: A tap sends a report at once. Taps in the next 300 ms mean the same report, and
  //   send nothing, neither now nor later.
  // starts as: /// Sends whenever a report is to be sent.
  // starts as: public let reports: Observable<Void>
  // starts as:
  // starts as: /// Creates a button that nobody has tapped.
  // starts as: public init(scheduler: SchedulerType) {
  // starts as:   reports = .never()
  // starts as: }
  // starts as:
  // starts as: /// Is called for each tap on the screen.
  // starts as: public func tap() {}
  /// Sends whenever a report is to be sent.
  public let reports: Observable<Void>

  private let taps = PublishSubject<Void>()

  /// Creates a button that nobody has tapped.
  public init(scheduler: SchedulerType) {
    reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  }

  /// Is called for each tap on the screen.
  public func tap() {
    taps.onNext(())
  }
  // end 13.11
}

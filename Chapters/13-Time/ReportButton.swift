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
  /// Sends whenever a report is to be sent.
  public let reports: Observable<Void>

  /// Creates a button that nobody has tapped.
  public init(scheduler: SchedulerType) {
    reports = .never()
  }

  /// Is called for each tap on the screen.
  public func tap() {}
  // end 13.11
}

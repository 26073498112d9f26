import Synchronization

/// A count of how often keys were compared, to measure a ``Bag``: counted, not timed.
///
/// The count is the same on a slow machine as on a fast one. A release build counts nothing.
package final class ComparisonMeter: Sendable {
  // Task-local, so that tests that run at the same time don't count each other's comparisons.
  @TaskLocal private static var running: ComparisonMeter?

  private let ticks = Atomic(0)

  /// Runs `body` and returns how many comparisons of keys it made; 0 in a release build.
  package static func count(_ body: () throws -> Void) rethrows -> Int {
    let meter = ComparisonMeter()
    try $running.withValue(meter, operation: body)
    return meter.ticks.load(ordering: .relaxed)
  }

  static func tick() {
    running?.ticks.add(1, ordering: .relaxed)
  }
}

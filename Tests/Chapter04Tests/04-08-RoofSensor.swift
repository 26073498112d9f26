import Foundation
import Interleaving
import Solution03TokensAndBags
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

/// A sensor that does what a test tells it to, however rude, and never releases its callbacks.
final class RoofSensor<Reading>: Sensor {
  private struct Callbacks {
    let onReading: (Reading) -> Void
    let onFailure: (Error) -> Void
    let onFinished: () -> Void
  }

  /// What it does inside `start`, and inside `stop`.
  var whileStarting: (RoofSensor) -> Void = { _ in }
  var whileStopping: (RoofSensor) -> Void = { _ in }

  private let log: (String) -> Void
  private let lock = NSLock()
  private var callbacks: Callbacks?

  /// Creates a sensor that says when it starts, has started, and stops.
  init(log: @escaping (String) -> Void = { _ in }) {
    self.log = log
  }

  /// Whether it was started: from then on it can call back.
  var hasCallbacks: Bool {
    lock.withLock { callbacks != nil }
  }

  func start(
    onReading: @escaping (Reading) -> Void,
    onFailure: @escaping (Error) -> Void,
    onFinished: @escaping () -> Void
  ) {
    log("starts")
    let given = Callbacks(onReading: onReading, onFailure: onFailure, onFinished: onFinished)
    lock.withLock { callbacks = given }
    whileStarting(self)
    log("has started")
  }

  func stop() {
    log("stops")
    whileStopping(self)
  }

  /// Calls back, if it was ever started, with one event after the other.
  func call(_ events: Event<Reading>...) {
    let callbacks = lock.withLock { self.callbacks }
    for event in events {
      switch event {
      case .next(let reading): callbacks?.onReading(reading)
      case .error(let error): callbacks?.onFailure(error)
      case .completed: callbacks?.onFinished()
      }
    }
  }
}

extension RoofSensor<String> {
  /// Creates a sensor whose steps are steps of the scenario, and are recorded in `life`.
  convenience init(_ race: Scenario, _ life: SensorLife) {
    self.init { step in
      race.step("the sensor \(step)")
      life.note(step)
    }
  }
}

/// What was done to a sensor while several threads were at it.
final class SensorLife: Sendable {
  private let steps = Recorder<String>()

  func note(_ step: String) {
    steps.record(step)
  }

  var isStopped: Bool {
    steps.values.contains("stops")
  }

  /// What is wrong if it was not started and then stopped, once each and in this order.
  var complaint: String? {
    let steps = steps.values
    let stops = steps.count { $0 == "stops" }
    if steps == ["starts", "has started", "stops"] { return nil }
    guard steps.contains("starts") else { return "The sensor was never started." }
    guard stops == 1 else {
      return "The sequence is over, and the sensor was stopped \(stops) times."
    }
    return "The sensor was stopped before its `start` had returned: it is still on."
  }
}

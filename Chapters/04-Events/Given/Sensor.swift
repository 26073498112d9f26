/// A sensor as the app knows it: it is started, calls back, and is stopped.
///
/// It promises little. It may call back on any thread, on several at the same time, before `start` has
/// returned, while a callback of its own is still running, from within `stop`, and even after it
/// has failed, has finished or was stopped. It may keep its callbacks for as long as it lives.
///
/// What it asks for: each sensor is started once, and then stopped once, after `start` has returned.
package protocol Sensor<Reading>: AnyObject {
  /// What it measures.
  associatedtype Reading

  /// Begins to measure.
  ///
  /// - Parameters:
  ///   - onReading: Is called with each reading.
  ///   - onFailure: Is called if the sensor breaks down.
  ///   - onFinished: Is called if there is nothing more to measure.
  func start(
    onReading: @escaping (Reading) -> Void,
    onFailure: @escaping (Swift.Error) -> Void,
    onFinished: @escaping () -> Void
  )

  /// Switches it off; a sensor that has failed or finished has to be switched off, too.
  func stop()
}

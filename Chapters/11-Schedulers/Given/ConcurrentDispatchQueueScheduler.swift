import Dispatch

/// A scheduler that runs work on a dispatch queue as that queue likes, even several pieces at once.
///
/// It promises no order between two pieces. RxSwift's class of the same name.
public final class ConcurrentDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
  /// Creates a scheduler for a queue.
  ///
  /// - Parameters:
  ///   - queue: Where the work runs; it may also be serial.
  ///   - leeway: How much later than asked a timer may fire.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    super.init(DispatchQueueConfiguration(queue: queue, leeway: leeway))
  }

  /// Creates a scheduler with a concurrent queue of its own.
  ///
  /// - Parameters:
  ///   - qos: How urgent the work is.
  ///   - leeway: How much later than asked a timer may fire.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    let queue = DispatchQueue(label: "rx.queue.\(qos.qosClass)", qos: qos, attributes: .concurrent)
    self.init(queue: queue, leeway: leeway)
  }
}

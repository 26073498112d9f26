import Dispatch
import Solution03TokensAndBags

/// A piece of work that is run once, on a thread other than the one that made it.
protocol QueueWork: AnyObject, Sendable {
  /// Does the work.
  func run()
}

extension ScheduledWork: QueueWork {}

/// A scheduler that runs work on a dispatch queue, one piece after the other, in the given order.
///
/// Nothing is ever run inside `schedule`; only ``MainScheduler`` does that. RxSwift's class of the
/// same name.
public class SerialDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
  /// Creates a scheduler for a queue that is known to be serial.
  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    super.init(DispatchQueueConfiguration(queue: serialQueue, leeway: leeway))
  }

  /// Creates a scheduler with a queue of its own.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The name of the queue, for a debugger.
  ///   - serialQueueConfiguration: Sets up the queue before it is used.
  ///   - leeway: How much later than asked a timer may fire.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Creates a scheduler whose work runs on `queue`, one piece at a time even if the queue is
  /// concurrent.
  ///
  /// - Parameters:
  ///   - queue: Where the work runs.
  ///   - internalSerialQueueName: The name of the serial queue in front of `queue`.
  ///   - leeway: How much later than asked a timer may fire.
  public convenience init(
    queue: DispatchQueue,
    internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    // exercise 11.4: Put a serial queue in front of the given one, which may be concurrent.
    self.init(serialQueue: queue, leeway: leeway)
    // end 11.4
  }

  /// Creates a scheduler whose work runs on the system's threads of a quality of service.
  ///
  /// - Parameters:
  ///   - qos: How urgent the work is.
  ///   - internalSerialQueueName: The name of the queue, for a debugger.
  ///   - leeway: How much later than asked a timer may fire.
  public convenience init(
    qos: DispatchQoS,
    internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass),
      internalSerialQueueName: internalSerialQueueName,
      leeway: leeway
    )
  }

  /// Runs the action on the queue, after everything scheduled before it.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public final override func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.4: The action is performed later, as a piece of work, and not at all if the token
    //   is disposed first.
    action(state)
    // end 11.4
  }

  /// Runs a piece of work on the queue, after everything scheduled before it.
  func perform(_ work: QueueWork) {
    // exercise 11.4: Run the work on the queue.
    // end 11.4
  }
}

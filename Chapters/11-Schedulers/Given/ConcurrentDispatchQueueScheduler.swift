import Dispatch
import Foundation
import Solution03TokensAndBags

/// A scheduler that runs work on a dispatch queue as that queue likes, even several pieces at once.
///
/// It promises no order between two pieces. RxSwift's class of the same name.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, Sendable {
  private let configuration: DispatchQueueConfiguration

  /// Creates a scheduler for a queue.
  ///
  /// - Parameters:
  ///   - queue: Where the work runs; it may also be serial.
  ///   - leeway: How much later than asked a timer may fire.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    configuration = DispatchQueueConfiguration(queue: queue, leeway: leeway)
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

  /// The current time, by the system clock.
  public var now: RxTime { Date() }

  /// Runs the action on the queue, as soon as that has a thread for it.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    configuration.schedule(state, action: action)
  }

  /// Runs the action on the queue, after `dueTime`.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - dueTime: How long to wait; no time at all if it is negative.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    configuration.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs the action on the queue at each tick of one timer, never twice at once.
  ///
  /// - Parameters:
  ///   - state: What the action is given at first.
  ///   - startAfter: How long to wait for the first tick.
  ///   - period: How long to wait from one tick to the next.
  ///   - action: The work of one tick, which returns the state for the next.
  /// - Returns: The token of all ticks.
  public func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable {
    configuration.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}

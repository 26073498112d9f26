import Foundation
import Solution03TokensAndBags

/// A scheduler that runs work as operations of an operation queue.
///
/// How many run at once is up to the queue (`maxConcurrentOperationCount`). RxSwift's class of the
/// same name.
public final class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  // Unchecked: an operation queue may be used from any thread, and both fields are constants.

  /// The queue on which the work runs.
  public let operationQueue: OperationQueue

  /// Which of the queue's ready operations go first.
  public let queuePriority: Operation.QueuePriority

  /// Creates a scheduler for an operation queue.
  ///
  /// - Parameters:
  ///   - operationQueue: Where the work runs.
  ///   - queuePriority: The priority of each piece of work.
  public init(
    operationQueue: OperationQueue,
    queuePriority: Operation.QueuePriority = .normal
  ) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs the action as an operation, as soon as the queue has room for it.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.5: Run the action as an operation of the queue, with its priority, unless its
    //   token is disposed first.
    // starts as: action(state)
    let work = ScheduledWork { action(state) }
    let operation = BlockOperation { work.run() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return work
    // end 11.5
  }
}

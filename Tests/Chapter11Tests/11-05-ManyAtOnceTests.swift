import ContractTesting
import Dispatch
import Foundation
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.5 Many at once` {
  private let log = Log()
  private let queue = DispatchQueue(label: "many", attributes: .concurrent)
  private let operations = OperationQueue()

  private func recordColour(_: Any) -> Disposable {
    log.record(Colour.current)
    return Disposables.create()
  }

  /// Waits until the concurrent queue has done all that it was given.
  private func settle() -> Bool {
    let done = CountDown()
    queue.async(flags: .barrier) { done.arrive() }
    return done.wait()
  }

  @Test func `work runs on the queue, and never inside schedule`() {
    Colour.paint(queue, "many")
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    queue.whileItStands {
      _ = scheduler.schedule((), action: recordColour)
      #expect(log.values.isEmpty, "The queue was suspended, and the work was done all the same.")
    }
    #expect(settle() && log.values == ["many"], "It has to run on the queue.")
  }

  /// Expects that of two pieces of work the second begins while the first waits for it.
  ///
  /// - Parameters:
  ///   - scheduler: What has to run them.
  ///   - sourceLocation: Where to report.
  ///   - whileItStands: Runs a closure while the queue behind the scheduler is suspended.
  private func expectTwoRunTogether(
    on scheduler: some ImmediateSchedulerType,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ whileItStands: (() -> Void) -> Void
  ) {
    let (second, both) = (CountDown(), CountDown(2))
    let wasResumed = BooleanDisposable()
    whileItStands {
      _ = scheduler.schedule(()) { [log] in
        // Inside `schedule` nothing could come of waiting.
        let isQueued = wasResumed.isDisposed
        log.record(!isQueued ? "inside schedule" : second.wait() ? "together" : "alone")
        both.arrive()
        return Disposables.create()
      }
      _ = scheduler.schedule(()) {
        second.arrive()
        both.arrive()
        return Disposables.create()
      }
      wasResumed.dispose()
    }
    #expect(both.wait(seconds: 10), "The work was not done.", sourceLocation: sourceLocation)
    #expect(
      log.values != ["inside schedule"],
      "The queue was suspended, and the work was done all the same.",
      sourceLocation: sourceLocation
    )
    #expect(
      log.values != ["alone"],
      "The first was still waiting for the second, which did not begin.",
      sourceLocation: sourceLocation
    )
  }

  @Test func `what work schedules on its own queue does not run inside schedule`() {
    // One at a time: what is scheduled can't begin before the work that schedules it has returned.
    let oneByOne = DispatchQueue(label: "one by one")
    let queue = DispatchQueue(label: "many", attributes: .concurrent, target: oneByOne)
    operations.maxConcurrentOperationCount = 1
    let schedulers: [(String, any ImmediateSchedulerType)] = [
      ("a concurrent queue", ConcurrentDispatchQueueScheduler(queue: queue)),
      ("an operation queue", OperationQueueScheduler(operationQueue: operations)),
    ]
    for (name, scheduler) in schedulers {
      let (log, both) = (Log(), CountDown(2))
      let hasReturned = anotherThreadCan {
        _ = scheduler.schedule(()) {
          _ = scheduler.schedule(()) {
            log.record("the inner work")
            both.arrive()
            return Disposables.create()
          }
          log.record("schedule has returned")
          both.arrive()
          return Disposables.create()
        }
      }
      #expect(
        hasReturned && both.wait(),
        "\(name): work scheduled more work on the queue on which it ran, and this is never done."
      )
      #expect(
        log.values == ["schedule has returned", "the inner work"],
        "\(name): work scheduled more on the queue on which it ran, and that was done inside `schedule`."
      )
    }
  }

  @Test func `two pieces may run at the same time`() {
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    expectTwoRunTogether(on: scheduler) { queue.whileItStands($0) }
  }

  @Test func `work that is called off before its turn is not done`() {
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    queue.whileItStands { scheduler.schedule((), action: recordColour).dispose() }
    #expect(settle() && log.values.isEmpty, "Its token was disposed before its turn came.")
  }

  @Test func `the token disposes what the work returned`() {
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    let result = CountingDisposable()
    let token = scheduler.schedule(()) { _ in result }
    #expect(
      settle() && result.disposals == 0,
      "The work is done, and nobody has disposed its token."
    )
    token.dispose()
    #expect(result.disposals == 1, "The work has started something, and the token has to end it.")
  }

  @Test(arguments: ["a dispatch queue", "an operation queue"])
  func `a token that is disposed during the work disposes what that returns`(_ kind: String) throws
  {
    let scheduler: any ImmediateSchedulerType =
      kind == "a dispatch queue"
      ? ConcurrentDispatchQueueScheduler(queue: queue)
      : OperationQueueScheduler(operationQueue: operations)
    let (began, mayReturn, disposed) = (CountDown(), CountDown(), CountDown())
    let caller = ObjectIdentifier(Thread.current)
    let token = scheduler.schedule(()) { [log] in
      // Inside `schedule` nothing could come of waiting.
      guard ObjectIdentifier(Thread.current) != caller else {
        log.record("inside schedule")
        return Disposables.create()
      }
      began.arrive()
      _ = mayReturn.wait()
      return Disposables.create { disposed.arrive() }
    }
    try #require(log.values.isEmpty, "The work was done inside `schedule`, and not on \(kind).")
    try #require(began.wait(), "The work on \(kind) did not begin.")
    token.dispose()
    mayReturn.arrive()

    #expect(
      disposed.wait(),
      """
      The token was disposed while the work was running on \(kind). What the work has started is then \
      returned, and nobody disposes it.
      """
    )
  }

  @Test func `it has a clock`() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let done = CountDown()
    let token = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
      done.arrive()
      return Disposables.create()
    }
    #expect(done.wait(), "The millisecond is long over, and the work was not done.")
    token.dispose()
  }

  @Test func `work becomes an operation, with its priority`() {
    operations.underlyingQueue = queue
    Colour.paint(queue, "many")
    let scheduler = OperationQueueScheduler(operationQueue: operations, queuePriority: .high)
    operations.whileItStands {
      _ = scheduler.schedule((), action: recordColour)
      #expect(log.values.isEmpty, "The queue was suspended, and the work was done all the same.")
      #expect(operations.operationCount == 1, "There has to be one operation on the queue.")
    }
    #expect(
      operations.maxConcurrentOperationCount == OperationQueue.defaultMaxConcurrentOperationCount,
      "How many operations run at once is up to the queue and its owner, not to the scheduler."
    )
    #expect(
      scheduler.queuePriority == .high,
      "The scheduler has to report its priority."
    )
    operations.waitUntilAllOperationsAreFinished()
    #expect(log.values == ["many"], "It has to run on the operation queue.")
    #expect(scheduler.operationQueue === operations, "The scheduler has to report its queue.")
  }

  @Test func `two operations may run at the same time`() {
    operations.underlyingQueue = queue
    operations.maxConcurrentOperationCount = 2
    let scheduler = OperationQueueScheduler(operationQueue: operations)
    expectTwoRunTogether(on: scheduler) { operations.whileItStands($0) }
  }

  @Test func `of two ready operations, the one with the higher priority goes first`() {
    operations.maxConcurrentOperationCount = 1
    operations.whileItStands {
      for (name, priority) in [("low", Operation.QueuePriority.veryLow), ("high", .veryHigh)] {
        _ = OperationQueueScheduler(operationQueue: operations, queuePriority: priority)
          .schedule(name) { [log] name in
            log.record(name)
            return Disposables.create()
          }
      }
    }
    operations.waitUntilAllOperationsAreFinished()

    #expect(
      log.values == ["high", "low"],
      "Both were ready when the queue began. The operation has to be given the priority."
    )
  }

  @Test func `an operation has its priority by the time that the queue gets it`() {
    let operations = NotingQueue()
    let scheduler = OperationQueueScheduler(operationQueue: operations, queuePriority: .high)
    _ = scheduler.schedule((), action: recordColour)
    operations.waitUntilAllOperationsAreFinished()

    #expect(
      operations.priorities.allSatisfy { $0 == .high },
      "A queue with nothing else to do begins at once: a priority that comes later comes too late."
    )
  }

  @Test func `an operation that is called off does nothing`() {
    let scheduler = OperationQueueScheduler(operationQueue: operations)
    let (result, token) = (CountingDisposable(), SerialDisposable())
    operations.whileItStands {
      scheduler.schedule((), action: recordColour).dispose()
      token.disposable = scheduler.schedule(()) { _ in result }
    }
    operations.waitUntilAllOperationsAreFinished()

    #expect(log.values.isEmpty, "Its token was disposed before its turn came.")
    token.dispose()
    #expect(result.disposals == 1, "The other was done; its token disposes what it returned.")
  }
}

/// A queue that notes the priority of each operation that it is given.
private final class NotingQueue: OperationQueue, @unchecked Sendable {
  // Unchecked: one thread gives it operations.
  private(set) var priorities: [Operation.QueuePriority] = []

  override func addOperation(_ operation: Operation) {
    priorities.append(operation.queuePriority)
    super.addOperation(operation)
  }
}

import Foundation
import Solution03TokensAndBags
import Solution11Schedulers

/// A scheduler whose clock moves only when its work is done: an hour takes no time.
///
/// Work runs in the order in which it is due; work that is due at the same moment, in the order in
/// which it was scheduled. Everything happens on the thread on which the scheduler was created; to
/// use it on another is a mistake in the program. RxSwift's class of the same name.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A moment of virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A span of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// The current moment, in virtual time.
  public private(set) var clock: VirtualTime

  private var queue: WorkQueue<VirtualTime>
  private var isRunning = false
  private let converter: Converter
  private let thread = Thread.current

  /// Creates a scheduler without work, which belongs to the calling thread.
  ///
  /// - Parameters:
  ///   - initialClock: The moment at which its time begins.
  ///   - converter: What its time means.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
    queue = WorkQueue(compare: converter.compareVirtualTime)
  }

  /// The current moment, in real time.
  public var now: RxTime {
    converter.convertFromVirtualTime(clock)
  }

  /// Returns when work that was asked for at `time` is due; a subclass may delay it.
  ///
  /// It is called for `schedule` and `scheduleRelative`, not for work with a virtual time.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time
  }
}

// MARK: Scheduling

extension VirtualTimeScheduler {
  /// Schedules an action for now, after the work that is already due now.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  /// Schedules an action to run after `dueTime`.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - dueTime: How long to wait, in real time.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 12.2: The work is due at a real time, and the queue counts in virtual time;
    //   `adjustScheduledTime` has the last word.
    // starts as: Disposables.create()
    let time = converter.convertToVirtualTime(now.adding(dueTime))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    // end 12.2
  }

  /// Schedules an action to run after a span of virtual time.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - dueTime: How long to wait.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func scheduleRelativeVirtual<State>(
    _ state: State,
    dueTime: VirtualTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 12.2: Schedule for the moment `dueTime` after now; nothing adjusts it.
    // starts as: Disposables.create()
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
    // end 12.2
  }

  /// Schedules an action to run at a moment of virtual time, or now if that is past.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - time: When to run it.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func scheduleAbsoluteVirtual<State>(
    _ state: State,
    time: VirtualTime,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    checkThread()
    // exercise 12.2: Put the work into the queue, and return its token.
    // starts as: return Disposables.create()
    let work = ScheduledWork { action(state) }
    queue.insert(work, at: time)
    return work
    // end 12.2
  }
}

// MARK: Running

extension VirtualTimeScheduler {
  /// Runs all work, and all that this schedules, until none is left or it is stopped.
  ///
  /// The clock moves to the time of each piece of work, and never back.
  public func start() {
    checkThread()
    guard !isRunning else { return }
    runWork { _ in true }
  }

  /// Runs the work that is due up to `time`, and then sets the clock to it, even backwards.
  public func advanceTo(_ virtualTime: VirtualTime) {
    checkThread()
    precondition(!isRunning, "advanceTo(_:) must not be called while the scheduler is running")
    // exercise 12.3: Run the work that is due up to `virtualTime`, and set the clock to it.
    runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
    clock = virtualTime
    // end 12.3
  }

  /// Lets time pass without running any work: what becomes due meanwhile is late.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    checkThread()
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(
      converter.compareVirtualTime(time, clock) != .lessThan,
      "sleep(_:) needs an interval of zero or more"
    )
    // exercise 12.3: Set the clock, and run no work.
    clock = time
    // end 12.3
  }

  /// Stops after the piece of work that is running; the rest is left for the next start.
  public func stop() {
    checkThread()
    // exercise 12.3: Make the piece of work that is running the last one.
    isRunning = false
    // end 12.3
  }

  /// Runs what is due, in order, until nothing is left, it is stopped, or the next is not wanted
  /// yet.
  private func runWork(while isWanted: (VirtualTime) -> Bool) {
    isRunning = true
    defer { isRunning = false }
    while isRunning, let item = nextItem(), isWanted(item.time) {
      queue.removeFirst()
      // exercise 12.2: Let the clock jump to the item's time, but never back, and run its work.
      if converter.compareVirtualTime(item.time, clock) == .greaterThan { clock = item.time }
      item.work.run()
      // end 12.2
    }
  }

  /// What is due first; work that was called off is dropped here, and does not move the clock.
  private func nextItem() -> WorkQueue<VirtualTime>.Item? {
    // exercise 12.2: The first piece of work that nobody has called off; remove the others from the
    //   queue.
    // starts as: queue.first
    while let item = queue.first {
      guard item.work.isDisposed else { return item }
      queue.removeFirst()
    }
    return nil
    // end 12.2
  }

  private func checkThread() {
    precondition(
      Thread.current === thread,
      "a virtual time scheduler may be used only on the thread on which it was created"
    )
  }
}

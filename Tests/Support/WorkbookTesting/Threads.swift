import Dispatch
import Foundation
import Synchronization

/// Runs `body` on several threads that start together, and waits until all have returned.
///
/// - Parameters:
///   - count: The number of threads.
///   - seconds: How long to wait before giving up on a thread that does not return.
///   - body: What each thread runs; it is given the number of its thread, from 0.
/// - Returns: `false` if a thread had not returned when the time was up.
public func onThreads(
  _ count: Int,
  within seconds: Double = 10,
  _ body: @escaping (Int) -> Void
) -> Bool {
  onThreads(count, rounds: 1, within: seconds) { thread, _ in body(thread) }
}

/// Runs `body` on several threads, round after round, and waits until all have returned.
///
/// The threads wait for each other before each round. Thousands of rounds, each on an object of its
/// own, find a race that one round would find once a month. On a computer so busy that this takes
/// more than a second, each thread goes through the remaining rounds by itself.
///
/// - Parameters:
///   - count: The number of threads.
///   - rounds: The number of rounds.
///   - areApart: Whether each thread stays on a core of its own, where the system lets it.
///   - seconds: How long to wait for a thread that makes no progress. On a busy computer all rounds
///     together may take much longer than that.
///   - body: What each thread runs; it is given the numbers of its thread and of the round, from 0.
/// - Returns: `false` if no thread made progress for that time, and not all had returned.
public func onThreads(
  _ count: Int,
  rounds: Int,
  areApart: Bool = false,
  within seconds: Double = 10,
  _ body: @escaping (_ thread: Int, _ round: Int) -> Void
) -> Bool {
  // Running a closure on several threads at once is the purpose here: what it does there is under
  // test, and the test has to guard its captures.
  struct Body: @unchecked Sendable {
    let run: (Int, Int) -> Void
  }
  let shared = Body(run: body)
  let line = StartingLine(count)
  let finished = CountDown(count)
  for index in 0..<count {
    let thread = Thread {
      if areApart { stayOnCore(index) }
      for round in 0..<rounds {
        line.waitForAll(round: round)
        shared.run(index, round)
      }
      finished.arrive()
    }
    thread.start()
  }
  return finished.wait(seconds: seconds) { line.progress }
}

/// Keeps the calling thread on a core of its own, where the system lets it.
///
/// Two threads that share a core never meet, however often they try; and on a busy computer they may
/// share one for long.
private func stayOnCore(_ index: Int) {
  #if os(Linux)
  // Foundation doesn't know these two functions of the system.
  typealias Function = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
  func function(_ name: String) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
  }
  guard let read = function("sched_getaffinity"), let write = function("sched_setaffinity") else {
    return
  }
  var allowed = [UInt8](repeating: 0, count: 128)
  guard read(0, allowed.count, &allowed) >= 0 else { return }
  let cores = (0..<allowed.count * 8).filter { allowed[$0 / 8] & (1 << ($0 % 8)) != 0 }
  guard !cores.isEmpty else { return }
  let core = cores[index % cores.count]
  var own = [UInt8](repeating: 0, count: allowed.count)
  own[core / 8] = 1 << (core % 8)
  _ = write(0, own.count, &own)
  #endif
}

/// A line at which threads wait for each other, so that they start within nanoseconds.
///
/// They spin: a thread that sleeps wakes up too late to meet the others.
private final class StartingLine: Sendable {
  private let arrivals = Atomic(0)
  private let isClosed = Atomic(false)
  private let count: Int
  private let closing = Date(timeIntervalSinceNow: 1)

  init(_ count: Int) {
    self.count = count
  }

  /// How many times a thread has arrived.
  var progress: Int {
    arrivals.load(ordering: .acquiring)
  }

  /// Waits until every thread has arrived for this round, counted from 0, or the line is closed.
  func waitForAll(round: Int) {
    arrivals.add(1, ordering: .acquiringAndReleasing)
    var spins = 0
    while arrivals.load(ordering: .acquiring) < (round + 1) * count {
      guard !isClosed.load(ordering: .relaxed) else { return }
      spins += 1
      guard spins > 1_000 else { continue }
      // With more threads than cores, some have to make room for those that are still to arrive.
      sched_yield()
      // Asked at each turn: on a busy computer one turn takes milliseconds, and a few are enough.
      if Date() > closing { isClosed.store(true, ordering: .relaxed) }
    }
  }
}

/// A number of arrivals that other threads can wait for.
public final class CountDown: @unchecked Sendable {
  // `missing` is only touched while `condition` is locked.
  private let condition = NSCondition()
  private var missing: Int

  /// Creates a countdown that is over after `count` arrivals.
  public init(_ count: Int = 1) {
    missing = count
  }

  /// Counts one arrival.
  public func arrive() {
    condition.withLock {
      missing -= 1
      condition.broadcast()
    }
  }

  /// Waits until all have arrived, or until nothing moves any more.
  ///
  /// - Parameter seconds: How long to wait, and twice as long while something moves. A wait of less
  ///   than a second always takes its full time if nobody arrives, so it serves as a pause, too.
  /// - Returns: `false` if the time was up first, or all threads were asleep.
  @discardableResult
  public func wait(seconds: Double = 5) -> Bool {
    guard seconds >= 1 else { return wait(until: Date(timeIntervalSinceNow: seconds)) }
    let deadline = Date(timeIntervalSinceNow: 2 * seconds)
    if wait(until: Date(timeIntervalSinceNow: 0.1)) { return true }
    let stillness = Stillness(forWaitOf: seconds)
    while !wait(until: min(deadline, Date(timeIntervalSinceNow: 0.1))) {
      if Date() >= deadline || stillness.isComplete { return wait(until: .distantPast) }
    }
    return true
  }

  /// Waits until main has done what it was handed, and has arrived, or until it does nothing.
  ///
  /// - Parameter seconds: As in ``wait(seconds:)``. Where libdispatch has a worker to spare, main
  ///   does not wait for one; then it is known sooner that main stands still.
  /// - Returns: `false` if the time was up first, or all threads were asleep.
  public func waitForMain(seconds: Double = 5) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 2 * seconds)
    let stillness = Stillness(withWorkerToSpare: ())
    while !wait(until: Date(timeIntervalSinceNow: 0.02)) {
      if Date() >= deadline { return wait(until: .distantPast) }
      guard stillness.isComplete else { continue }
      let worker = CountDown()
      DispatchQueue.global().async { worker.arrive() }
      return worker.wait(until: Date(timeIntervalSinceNow: 0.2))
        ? wait(until: Date(timeIntervalSinceNow: 0.02)) : wait(seconds: seconds)
    }
    return true
  }

  private func wait(until deadline: Date) -> Bool {
    condition.withLock {
      while missing > 0 {
        guard condition.wait(until: deadline) else { return missing <= 0 }
      }
      return true
    }
  }
}

extension CountDown {
  /// Waits until all have arrived, for as long as there is progress and something moves.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait without progress.
  ///   - progress: A number that grows.
  /// - Returns: `false` if there was no progress for that long.
  func wait(seconds: Double, progress: () -> Int) -> Bool {
    var latest = progress()
    var deadline = Date(timeIntervalSinceNow: seconds)
    if wait(seconds: min(0.1, seconds)) { return true }
    let stillness = Stillness(forWaitOf: seconds)
    while !wait(seconds: min(0.1, seconds)) {
      let now = progress()
      if now != latest {
        latest = now
        deadline = Date(timeIntervalSinceNow: seconds)
      }
      if Date() > deadline || stillness.isComplete { return wait(seconds: 0) }
    }
    return true
  }
}

/// Waits until `condition` holds, looking again every few milliseconds.
///
/// - Parameters:
///   - seconds: How long to wait at most.
///   - condition: What another thread must make true.
/// - Returns: `false` if the time was up first, or all threads were asleep.
public func eventually(within seconds: Double = 5, _ condition: () -> Bool) -> Bool {
  var end = Timeout(seconds: seconds, stillness: Stillness(forWaitOf: seconds))
  while !condition() {
    guard let pause = end.nextPause() else { return condition() }
    Thread.sleep(forTimeInterval: pause)
  }
  return true
}

/// Waits, while other tasks go on, until `condition` holds.
///
/// - Parameters:
///   - seconds: How long to wait, and twice as long while something moves.
///   - condition: What a timer, another thread or another task must make true.
/// - Returns: `false` if the time was up first, or all threads were asleep.
nonisolated(nonsending) public func comesTrue(
  within seconds: Double = 5,
  _ condition: () -> Bool
) async -> Bool {
  var end = Timeout(seconds: seconds, stillness: Stillness(forWaitOf: seconds))
  return await comesTrue(before: &end, condition)
}

/// Waits until other tasks have made `condition` true, where nothing else can.
///
/// This one knows sooner that nothing will come: when all threads have been asleep for a fifth of a
/// second, and new tasks have their turn at once. Then no task waits for a thread, and nobody is left who
/// could wake another. It says nothing about timers, or about work that waits on a queue.
///
/// - Parameters:
///   - seconds: How long to wait, and twice as long while something moves.
///   - condition: What other tasks must make true.
/// - Returns: `false` if the time was up first, or all threads were asleep.
nonisolated(nonsending) public func tasksMakeTrue(
  within seconds: Double = 5,
  _ condition: () -> Bool
) async -> Bool {
  var early = Timeout(seconds: seconds, stillness: Stillness(withWorkerToSpare: ()))
  if await comesTrue(before: &early, condition) { return true }
  return await newTasksHaveTheirTurn() ? condition() : comesTrue(within: seconds, condition)
}

nonisolated(nonsending) private func comesTrue(
  before end: inout Timeout,
  _ condition: () -> Bool
) async -> Bool {
  while !condition() {
    guard let pause = end.nextPause() else { return condition() }
    try? await Task.sleep(for: .seconds(pause))
  }
  return true
}

/// Whether a new task of each priority has its turn soon; it stands in line behind those that wait.
nonisolated(nonsending) private func newTasksHaveTheirTurn() async -> Bool {
  let priorities: [TaskPriority] = [.background, .utility, .medium, .userInitiated]
  let turns = CountDown(priorities.count)
  for priority in priorities { Task.detached(priority: priority) { turns.arrive() } }
  for _ in 0..<10 {
    try? await Task.sleep(for: .seconds(0.02))
    if turns.wait(seconds: 0) { return true }
  }
  return false
}

/// Says how long to sleep before the next look at a condition, and when to give up.
///
/// It counts the pauses and not the time: on a busy computer a pause of a millisecond may take half a
/// minute, and so may the turn of whoever is to make the condition true.
private struct Timeout {
  private let seconds: Double
  private let stillness: Stillness
  private var paused = 0.0

  init(seconds: Double, stillness: Stillness) {
    self.seconds = seconds
    self.stillness = stillness
  }

  /// How long to sleep; nil if there is nothing left to wait for.
  mutating func nextPause() -> Double? {
    guard paused < 2 * seconds, !stillness.isComplete else { return nil }
    let pause = paused < 0.1 ? 0.001 : paused < 1 ? 0.01 : 0.05
    paused += pause
    return pause
  }
}

import Foundation
import Synchronization

/// Finds out that nothing in this process moves any more, so that there is no point in waiting.
///
/// A test that waits for another thread has a deadline, and a generous one: a computer may be busy.
/// With a wrong answer the reader would have to wait for all of it. Mostly the outcome is known
/// earlier: all threads are asleep and stay asleep, so none is left to end the wait. A thread that
/// wants to run and gets no turn is not asleep, so a busy computer is not mistaken for an idle one.
///
/// Make one when the wait begins, and drop it when the wait is over.
public final class Stillness: Sendable {
  private let start: Int
  private let enough: Int

  /// Starts to watch the threads of this process.
  ///
  /// - Parameter seconds: How long the wait lasts at most. Where one wait is inside another, the
  ///   outer one has more time, and here it gives up later, too.
  public init(forWaitOf seconds: Double = 5) {
    enough = Int(Double(Monitor.enough) * max(1, seconds / 5))
    start = Monitor.shared.begin()
  }

  /// Starts to watch the threads of this process, where libdispatch has a worker to spare.
  ///
  /// Then nothing waits for a worker, and whatever is still asleep after a few looks stays so. Make
  /// sure of the worker once the stillness is complete.
  init(withWorkerToSpare: Void) {
    enough = Monitor.enoughWithWorkerToSpare
    start = Monitor.shared.begin()
  }

  deinit {
    Monitor.shared.end()
  }

  /// Whether all threads have been asleep for so long that none will wake up by itself.
  ///
  /// It can't see a timer that has yet to fire: don't ask it while one of more than a second runs.
  public var isComplete: Bool {
    Monitor.shared.looks(since: start) > enough
  }
}

/// Looks at the threads of this process every twenty milliseconds, while somebody wants to know.
///
/// It counts its looks and not the time: on a busy computer it gets no turn for a while either, and
/// what it has not seen was not still.
private final class Monitor: Sendable {
  private struct State {
    var watchers = 0
    var isRunning = false
    var looks = 0
    var lastMove = 0
  }

  static let shared = Monitor()

  #if os(Linux)
  /// How many looks in a row must find all threads asleep.
  ///
  /// Once a second libdispatch checks whether so many of its workers are blocked that it has to
  /// start another. Until then all of them are asleep.
  static let enough = 100

  /// How many are enough where libdispatch doesn't have to start another.
  static let enoughWithWorkerToSpare = 10
  #else
  /// How many looks in a row must find all threads asleep.
  ///
  /// Here only the processor time of this process counts, and on a busy computer there may be none
  /// for a while.
  static let enough = 150

  /// As many as always: a spare worker says nothing about a busy computer.
  static let enoughWithWorkerToSpare = enough
  #endif

  private let state = Mutex(State())

  /// The number of looks in a row, from `start` on, that have found all threads asleep.
  func looks(since start: Int) -> Int {
    state.withLock { $0.looks - max(start, $0.lastMove) }
  }

  /// Somebody wants to know: returns the number of looks so far.
  func begin() -> Int {
    let (isFirst, looks) = state.withLock { state in
      state.watchers += 1
      defer { state.isRunning = true }
      return (!state.isRunning, state.looks)
    }
    if isFirst { Thread { self.watch() }.start() }
    return looks
  }

  func end() {
    state.withLock { $0.watchers -= 1 }
  }

  private func watch() {
    var used = Self.usedByOthers
    var awake: Set<String> = []
    while goesOn() {
      Thread.sleep(forTimeInterval: 0.02)
      // A waiting test looks at its condition now and then. That takes next to no time, and no thread
      // that only looks is found awake twice in a row.
      let usedNow = Self.usedByOthers
      let awakeNow = Self.threadsAwake
      let moves = usedNow - used > 0.002 || !awakeNow.isDisjoint(with: awake)
      (used, awake) = (usedNow, awakeNow)
      state.withLock { state in
        state.looks += 1
        if moves { state.lastMove = state.looks }
      }
    }
  }

  private func goesOn() -> Bool {
    state.withLock { state in
      state.isRunning = state.watchers > 0
      return state.isRunning
    }
  }

  /// The seconds of processor time that all threads but this one have used so far.
  private static var usedByOthers: Double {
    seconds(CLOCK_PROCESS_CPUTIME_ID) - seconds(CLOCK_THREAD_CPUTIME_ID)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  #if os(Linux)
  /// The threads other than this one that run, or want to.
  private static var threadsAwake: Set<String> {
    let files = FileManager.default
    let link = try? files.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    let own = link.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    let threads = (try? files.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return Set(
      threads.filter { thread in
        guard thread != own, let text = text("/proc/self/task/\(thread)/stat") else { return false }
        // "4711 (name) S …", and the name may contain anything.
        return text.split(separator: ")").last?.first { $0 != " " } != "S"
      }
    )
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
  #else
  private static let threadsAwake: Set<String> = []
  #endif
}

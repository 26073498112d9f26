import Solution03TokensAndBags
import Solution05ProducerAndSink

/// A scheduler that has another one do the work, and can be paused.
///
/// Between `pause()` and `resume()` no work begins: what falls due has to wait. Time goes on. After
/// `resume()` what has waited runs on the scheduler below, in the order in which it fell due.
/// ```text
/// time:       0  1  2  3  4  5  6  7
/// paused:           |--------|
/// falls due:     a     b  c        d
/// runs:          a           bc    d
/// ```
/// Any thread may schedule, pause, resume, and dispose a token. RxSwift has no such scheduler.
// exercise 11.13: While it is paused, work that falls due waits in line, and afterwards it runs on
//   the scheduler below, piece by piece. Nothing overtakes it, gets lost or runs twice, and what was
//   called off never runs. The name, `init(_:)` and the methods stay as they are.
// starts as: package final class PausableScheduler: SchedulerType {
// starts as:   private let scheduler: SchedulerType
// starts as:
// starts as:   package init(_ scheduler: SchedulerType) {
// starts as:     self.scheduler = scheduler
// starts as:   }
// starts as:
// starts as:   package var now: RxTime { scheduler.now }
// starts as:
// starts as:   package func pause() {}
// starts as:
// starts as:   package func resume() {}
// starts as:
// starts as:   package func schedule<State>(
// starts as:     _ state: State,
// starts as:     action: @escaping (State) -> Disposable
// starts as:   ) -> Disposable {
// starts as:     scheduler.schedule(state, action: action)
// starts as:   }
// starts as:
// starts as:   package func scheduleRelative<State>(
// starts as:     _ state: State,
// starts as:     dueTime: RxTimeInterval,
// starts as:     action: @escaping (State) -> Disposable
// starts as:   ) -> Disposable {
// starts as:     scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
// starts as:   }
// starts as: }
package final class PausableScheduler: SchedulerType {
  private enum Phase {
    /// No turn is scheduled for the line.
    case idle
    /// A turn is scheduled or running, and will run all that waits, unless it is paused.
    case catchingUp
  }

  private struct Line {
    var isPaused = false
    var phase = Phase.idle
    var waiting = Queue<ScheduledWork>()

    /// Puts the work in line, if it has to wait; returns whether it does.
    mutating func takes(_ work: ScheduledWork) -> Bool {
      guard isPaused || phase == .catchingUp else { return false }
      waiting.append(work)
      return true
    }

    /// Ends the pause, and returns whether turns have to be scheduled for what waits.
    mutating func resume() -> Bool {
      isPaused = false
      guard phase == .idle, !waiting.isEmpty else { return false }
      phase = .catchingUp
      return true
    }

    /// Whether there is something for another turn; if not, no turn is scheduled from then on.
    mutating func goesOn() -> Bool {
      if isPaused || waiting.isEmpty { phase = .idle }
      return phase == .catchingUp
    }
  }

  private let scheduler: SchedulerType
  private let line = Lock(Line())

  package init(_ scheduler: SchedulerType) {
    self.scheduler = scheduler
  }

  package var now: RxTime { scheduler.now }

  package func pause() {
    line.withLock { $0.isPaused = true }
  }

  package func resume() {
    guard line.withLock({ $0.resume() }) else { return }
    _ = scheduler.scheduleRecursive(()) { _, recurse in
      if self.runOne() { recurse(()) }
    }
  }

  package func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let work = ScheduledWork { action(state) }
    return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
  }

  package func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let work = ScheduledWork { action(state) }
    let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
    return Disposables.create(turn, work)
  }

  /// Runs the work now that its turn has come, or puts it in line.
  ///
  /// The token of the work is not what is returned: that would reach its owner only after this turn,
  /// and on another thread the work may be called off, and its turn come, before that.
  private func fallsDue(_ work: ScheduledWork) -> Disposable {
    let hasToWait = line.withLock { $0.takes(work) }
    if !hasToWait { work.run() }
    return Disposables.create()
  }

  /// Runs what has waited longest, and returns whether there is more to run.
  private func runOne() -> Bool {
    let work = line.withLock { line in line.goesOn() ? line.waiting.removeFirst() : nil }
    guard let work else { return false }
    work.run()
    return line.withLock { $0.goesOn() }
  }
}
// end 11.13

import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Steps
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

// Tests run on threads of their own, so the main queue is free: what has to happen on main is sent
// there with `onMain`, which waits for it.
@Suite struct `11.7 Main` {
  private let log = Log()
  // Not the shared one: all tests that run at the same time change its count.
  private let scheduler = MainScheduler()

  private func schedule(_ text: String, on scheduler: ImmediateSchedulerType) -> Disposable {
    scheduler.schedule(text) { [log] text in
      log.record(text)
      return Disposables.create()
    }
  }

  @Test func `on main, with nothing pending, work runs at once`() {
    onMain {
      _ = schedule("work", on: scheduler)
      log.record("returned")
    }
    #expect(
      log.values == ["work", "returned"],
      """
      We are on main and nothing waits. One turn of the queue later, and the screen would flicker: \
      a cell would be shown empty first.
      """
    )
  }

  @Test func `work is counted before the queue comes to it`() {
    // Before each step of the other thread, main does all that it has been given.
    let listener = StepListener(
      wait: { _, _, _ in Steps.hear(by: nil) { DispatchQueue.main.settle() } },
      note: { _ in }
    )
    let returned = onThreads(1) { _ in
      Steps.hear(by: listener) {
        _ = scheduler.schedule(()) { [log, scheduler] in
          log.record("1")
          _ = schedule("3", on: scheduler)
          log.record("2")
          return Disposables.create()
        }
      }
    }
    let isSettled = DispatchQueue.main.settle()
    #expect(returned && isSettled, "The main queue did not finish.")
    #expect(
      log.values == ["1", "2", "3"],
      """
      Another thread scheduled the first work, and main was quick: it ran that work while the other \
      thread was still inside `schedule`. By then it has to be counted, or what it schedules itself \
      runs inside it.
      """
    )
  }

  @Test func `work that ran at once is no longer counted`() {
    onMain {
      _ = schedule("first", on: scheduler)
      _ = schedule("second", on: scheduler)
      log.record("returned")
    }
    #expect(
      log.values == ["first", "second", "returned"],
      """
      The first ran inside `schedule`, and was over when that returned. Nothing was pending any \
      more, so the second need not wait.
      """
    )
  }

  @Test func `from elsewhere, work goes to the main queue`() {
    let done = CountDown()
    _ = MainScheduler.instance.schedule(()) { [log] in
      log.record(Colour.current)
      done.arrive()
      return Disposables.create()
    }
    #expect(done.wait(), "The main queue is free, and the work was not done.")
    #expect(log.values == ["main"], "The screen may be touched on main, and nowhere else.")
  }

  @Test func `nested work waits, so that the order is kept`() {
    onMain {
      _ = scheduler.schedule(()) { [log, scheduler] in
        log.record("1")
        _ = schedule("3", on: scheduler)
        log.record("2")
        return Disposables.create()
      }
      log.record("returned")
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      log.values == ["1", "2", "returned", "3"],
      "While this scheduler runs one piece of work, its others have to wait on the queue."
    )
  }

  @Test func `work does not overtake what came before`() {
    onMain {
      _ = onThreads(1) { _ in _ = schedule("first", on: scheduler) }
      _ = schedule("second", on: scheduler)
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      log.values == ["first", "second"],
      "Work from another thread was already waiting on the queue, and has to go first."
    )
  }

  @Test func `work that is over, or was called off, is no longer counted`() {
    onMain {
      _ = onThreads(1) { _ in
        _ = schedule("first", on: scheduler)
        schedule("called off", on: scheduler).dispose()
      }
    }
    onMain {
      _ = schedule("second", on: scheduler)
      log.record("returned")
    }
    #expect(
      log.values == ["first", "second", "returned"],
      "Nothing is pending any more: \"second\" need not wait."
    )
  }

  @Test func `work that was called off is counted until the queue comes to it`() {
    onMain {
      // Main is busy here, so the queue does not come to the work before this returns.
      _ = onThreads(1) { _ in schedule("called off", on: scheduler).dispose() }
      _ = schedule("second", on: scheduler)
      log.record("returned")
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      log.values == ["returned", "second"],
      "What was called off is still on the queue, and counts until the queue has come to it."
    )
  }

  @Test func `of several that wait, each is counted`() {
    onMain {
      _ = onThreads(1) { _ in
        _ = schedule("1", on: scheduler)
        _ = scheduler.schedule(()) { [log, scheduler] in
          log.record("2")
          _ = schedule("4", on: scheduler)
          log.record("3")
          return Disposables.create()
        }
      }
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      log.values == ["1", "2", "3", "4"],
      """
      Two pieces came from another thread. While the second runs, the first is over, but the second is \
      not: what it schedules has to wait.
      """
    )
  }

  @Test func `while one of two still waits, the next does not overtake it`() {
    onMain {
      // Main is busy here: all three wait, and what is scheduled between the two is no work of ours.
      _ = onThreads(1) { _ in
        _ = schedule("1", on: scheduler)
        DispatchQueue.main.async { [log, scheduler] in
          _ = scheduler.schedule(()) {
            log.record("3")
            return Disposables.create()
          }
        }
        _ = schedule("2", on: scheduler)
      }
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      log.values == ["1", "2", "3"],
      """
      Two pieces came from another thread. When the first was over, main scheduled a third, while the \
      second still waited on the queue. They ran in this order: \(log.values).
      """
    )
  }

  @Test func `however two threads meet, each piece is counted`() {
    // Before one step after another of those that main takes, another thread schedules work.
    for number in 1...20 {
      let (scheduler, log, steps) = (MainScheduler(), Log(), Recorder<Int>())
      let done = CountDown(2)
      let listener = StepListener(
        wait: { _, _, _ in
          steps.record(1)
          guard steps.values.count == number else { return true }
          return Steps.hear(by: nil) {
            onThreads(1) { _ in
              _ = scheduler.schedule(()) {
                done.arrive()
                return Disposables.create()
              }
            }
          }
        },
        note: { _ in }
      )
      onMain {
        Steps.hear(by: listener) {
          _ = scheduler.schedule(()) {
            done.arrive()
            return Disposables.create()
          }
        }
      }
      guard steps.values.count >= number else { return }
      guard done.wait() else {
        Issue.record("Two pieces were scheduled on two threads, and not both were done.")
        return
      }
      // It is no longer counted when its turn on the queue is over, which may be a moment later.
      let isSettled = DispatchQueue.main.settle()
      onMain {
        _ = scheduler.schedule(()) {
          log.record("next")
          return Disposables.create()
        }
        log.record("returned")
      }
      guard isSettled, log.values == ["next", "returned"] else {
        Issue.record(
          """
          Another thread scheduled work while main was inside `schedule`, and both pieces are over. \
          Nothing is pending any more, and the next piece has to wait all the same: one of them was \
          not counted, or never taken off.
          """
        )
        return
      }
    }
  }

  @Test func `work is done even if nobody holds the scheduler`() {
    onMain {
      // Main is busy here, so the scheduler is gone before the queue comes to its work.
      _ = onThreads(1) { _ in _ = schedule("work", on: MainScheduler()) }
    }
    #expect(
      DispatchQueue.main.settle() && log.values == ["work"],
      "Nobody has called it off. What waits on the queue has to hold the scheduler."
    )
  }

  @Test func `a scheduler is held while its work waits, and no longer`() throws {
    weak var scheduler: MainScheduler?
    let (held, waits) = (Recorder<Bool>(), Recorder<Bool>())
    onMain {
      _ = onThreads(1) { _ in
        let made = MainScheduler()
        scheduler = made
        _ = schedule("work", on: made)
      }
      waits.record(log.values.isEmpty)
      held.record(scheduler != nil)
    }
    try #require(waits.values == [true], "Main was busy, and the work was done all the same.")
    #expect(
      held.values == [true],
      """
      Work was handed to main, which was busy, and nobody else held its scheduler. That was gone before the \
      work was done. What waits on the queue has to hold it.
      """
    )
    #expect(
      DispatchQueue.main.settle() && scheduler == nil,
      "The work is done, and its scheduler is still there."
    )
  }

  @Test func `each scheduler counts its own work`() {
    let other = MainScheduler()
    onMain {
      _ = scheduler.schedule(()) { [log] in
        _ = schedule("work of the other", on: other)
        log.record("over")
        return Disposables.create()
      }
    }
    #expect(
      log.values == ["work of the other", "over"],
      "The other scheduler has nothing pending."
    )
  }

  @Test func `asyncInstance never runs work inside schedule`() {
    onMain {
      _ = schedule("work", on: MainScheduler.asyncInstance)
      log.record("returned")
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(log.values == ["returned", "work"], "It always takes a turn of the queue.")
  }

  @Test func `the concurrent one runs nested work at once`() {
    onMain {
      _ = ConcurrentMainScheduler.instance.schedule(()) { [log] in
        log.record("1")
        _ = schedule("2", on: ConcurrentMainScheduler.instance)
        log.record("3")
        return Disposables.create()
      }
    }
    #expect(log.values == ["1", "2", "3"], "It keeps no order; on main, everything runs at once.")
  }

  @Test func `what the concurrent one sends to the queue is not counted`() async {
    // In a program of its own, in which nobody else uses the shared scheduler.
    await #expect(
      processExitsWith: .success,
      """
      `ConcurrentMainScheduler` had work on the queue, from another thread. Then `MainScheduler.instance` \
      was given work on main: nothing of its own was pending, and still it did not run at once.
      """
    ) {
      let hasRunAtOnce = onMain {
        _ = onThreads(1) { _ in
          _ = ConcurrentMainScheduler.instance.schedule(()) { Disposables.create() }
        }
        let done = CountingDisposable()
        _ = MainScheduler.instance.schedule(()) {
          done.dispose()
          return Disposables.create()
        }
        return done.disposals == 1
      }
      precondition(hasRunAtOnce == true)
    }
  }

  @Test func `the concurrent one goes to main from elsewhere`() {
    let done = CountDown()
    _ = ConcurrentMainScheduler.instance.schedule(()) { [log] in
      log.record(Colour.current)
      done.arrive()
      return Disposables.create()
    }
    #expect(done.wait() && log.values == ["main"], "It has to run on the main queue.")
  }

  @Test func `from elsewhere, work for the concurrent one can be called off`() {
    let (result, concurrent) = (CountingDisposable(), ConcurrentMainScheduler.instance)
    let tokens = SerialDisposable()
    onMain {
      // Main is busy here, so the queue does not come to the work before this returns.
      _ = onThreads(1) { _ in
        schedule("called off", on: concurrent).dispose()
        tokens.disposable = concurrent.schedule(()) { _ in result }
      }
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(log.values.isEmpty, "Its token was disposed before its turn came.")
    #expect(result.disposals == 0, "The other was done, and nobody has disposed its token.")
    tokens.dispose()
    #expect(result.disposals == 1, "The work has started something, and the token has to end it.")
  }

  @Test func `the token disposes what the work returned`() {
    let results = [CountingDisposable(), CountingDisposable()]
    onMain {
      scheduler.schedule(()) { _ in results[0] }.dispose()
      ConcurrentMainScheduler.instance.schedule(()) { _ in results[1] }.dispose()
    }
    #expect(results.map(\.disposals) == [1, 1], "Work that ran at once has a token, too.")
  }

  @Test func `their timers fire on main`() {
    let done = CountDown(2)
    for scheduler in [scheduler, ConcurrentMainScheduler.instance] as [SchedulerType] {
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { [log] in
        log.record(Colour.current)
        done.arrive()
        return Disposables.create()
      }
    }
    #expect(
      done.wait() && log.values == ["main", "main"],
      "A timer of a main scheduler fires on main."
    )
  }

  @Test func `a caller can make sure that it is on main`() {
    let returned = onMain {
      MainScheduler.ensureExecutingOnScheduler(errorMessage: "We are on the main queue.")
      return true
    }
    #expect(returned == true, "Elsewhere it stops the program; on main it does nothing.")
  }
}

import ContractTesting
import Dispatch
import Foundation
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.6 Ticks` {
  private let log = Log()
  private let scheduler = HandScheduler()
  private let bench = QueueBench()

  /// What to say if a lock is taken twice.
  private static let inTheAction =
    "While the action ran, more ticks came on the same thread, and the lock was held."

  /// Runs all that is due until then, on a thread that is watched.
  private func advanceWatched(to time: Double) -> Bool {
    onAWatchedThread(Self.inTheAction) { [scheduler] in scheduler.advance(to: time) }
  }

  /// Counts the ticks, and notes when they come; the first after five seconds, then every
  /// two.
  private func tick(_ meanwhile: @escaping (Int) -> Void = { _ in }) -> Disposable {
    scheduler.schedulePeriodic(0, startAfter: .seconds(5), period: .seconds(2)) {
      [log, scheduler] number in
      log.record("\(number)@\(Int(scheduler.clock))")
      meanwhile(number)
      return number + 1
    }
  }

  @Test func `a tick comes each period, with the state from the one before`() {
    let token = tick()
    scheduler.advance(to: 4)
    #expect(log.values.isEmpty, "The first tick comes after five seconds.")
    scheduler.advance(to: 10)

    #expect(
      log.values == ["0@5", "1@7", "2@9"],
      "Then one comes every two seconds; what the action returns is the state of the next."
    )
    token.dispose()
  }

  @Test func `ticks come even if nobody keeps their token`() {
    _ = tick()
    scheduler.advance(to: 8)
    #expect(log.values == ["0@5", "1@7"], "Nobody has disposed the token: the ticks go on.")
  }

  @Test func `disposing stops it, and frees the action`() {
    let lifetimes = Lifetimes()
    let token = tick { [probe = lifetimes.probe()] _ in probe.touch() }
    scheduler.advance(to: 7)
    token.dispose()
    scheduler.advance(to: 20)

    #expect(log.values == ["0@5", "1@7"], "No tick comes after `dispose()`.")
    withExtendedLifetime(token) {
      #expect(scheduler.waiting == 0, "It was disposed, and a turn is still pending.")
      #expect(
        lifetimes.alive == 0,
        "It was disposed, and its action is still kept. Somebody may keep the token for long."
      )
    }
  }

  @Test func `a slow action does not make the clock late`() {
    let token = tick { [scheduler] number in
      if number == 1 { scheduler.sleep(7) }
    }
    scheduler.advance(to: 18)

    #expect(
      log.values == ["0@5", "1@7", "2@14", "3@16", "4@18"],
      """
      The second action took from 7 to 14. The next tick was scheduled before it began, so it is \
      overdue and comes at once.
      """
    )
    token.dispose()
  }

  @Test func `the action is not run while it is running, and missed ticks are made up`() {
    let token = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) {
      [log, scheduler] number in
      log.record("\(number) begins")
      // Lets the next two ticks come meanwhile, as another thread would.
      if number == 0 { scheduler.advance(to: 3) }
      log.record("\(number) ends")
      return number + 1
    }
    defer { token.dispose() }
    guard advanceWatched(to: 3) else { return }

    #expect(
      log.values == (0...2).flatMap { ["\($0) begins", "\($0) ends"] },
      """
      Two ticks came while the action was running. They wait, and are made up one after the other.
      """
    )
  }

  @Test func `ticks that come while a missed tick is made up are made up, too`() {
    let token = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) {
      [log, scheduler] number in
      log.record("\(number) begins")
      // The first tick takes two seconds, and so does the one that is made up after it.
      if number < 2 { scheduler.advance(to: scheduler.clock + 2) }
      log.record("\(number) ends")
      return number + 1
    }
    defer { token.dispose() }
    guard advanceWatched(to: 3), advanceWatched(to: 5) else { return }

    #expect(
      log.values == (0...4).flatMap { ["\($0) begins", "\($0) ends"] },
      """
      Five seconds have passed, and five ticks have come: two while 0 was running, and two more while \
      1 was made up. None may run beside another, and none may be lost.
      """
    )
  }

  @Test func `missed ticks are made up on a scheduler that runs work at once`() {
    /// Runs at once what is not for later, as the main scheduler of 11.7 does on main.
    struct Prompt: SchedulerType {
      let below: HandScheduler
      var now: RxTime { below.now }

      func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        action(state)
      }

      func scheduleRelative<State>(
        _ state: State,
        dueTime: RxTimeInterval,
        action: @escaping (State) -> Disposable
      ) -> Disposable {
        below.scheduleRelative(state, dueTime: dueTime, action: action)
      }
    }
    let token = Prompt(below: scheduler)
      .schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) {
        [log, scheduler] number in
        log.record("\(number) begins")
        if number == 0 { scheduler.advance(to: 3) }
        log.record("\(number) ends")
        return number + 1
      }
    defer { token.dispose() }
    let returned = onAWatchedThread(
      """
      Ticks came while the action ran, and were made up inside `schedule`. The lock was held in one of \
      these moments.
      """
    ) { [scheduler] in
      scheduler.advance(to: 3)
    }
    #expect(
      !returned || log.values == (0...2).flatMap { ["\($0) begins", "\($0) ends"] },
      """
      Two ticks came while the action was running. They wait, and are made up one after the other, even \
      if this scheduler runs them inside `schedule`.
      """
    )
  }

  /// Lets two ticks come while the action runs, and then does something else.
  private func tickWhileBusy(_ afterwards: @escaping () -> Void) -> Disposable {
    scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) {
      [log, scheduler] number in
      log.record("\(number)")
      if number == 0 {
        scheduler.advance(to: 3)
        afterwards()
      }
      return number + 1
    }
  }

  @Test func `each tick that is made up has a turn of its own`() {
    let token = tickWhileBusy { [log, scheduler] in
      _ = scheduler.schedule(()) {
        log.record("somebody else")
        return Disposables.create()
      }
    }
    guard advanceWatched(to: 3) else { return }

    #expect(
      log.values == ["0", "somebody else", "1", "2"],
      """
      Somebody else was in line before 1 and 2 were made up. To make them up in a loop is to keep \
      the thread to oneself.
      """
    )
    token.dispose()
  }

  @Test func `missed ticks are not made up after dispose`() {
    let token = SerialDisposable()
    token.disposable = tickWhileBusy { token.dispose() }
    guard advanceWatched(to: 20) else { return }

    #expect(
      log.values == ["0"],
      "Two ticks were owed when the action disposed its token. Nobody wants them any more."
    )
    #expect(scheduler.waiting == 0, "No turn may be left in the scheduler.")
  }

  @Test func `a missed tick can be called off while it waits for its turn`() {
    let lifetimes = Lifetimes()
    let token = tickWhileBusy { [probe = lifetimes.probe()] in probe.touch() }
    let returned = onAWatchedThread(Self.inTheAction) { [scheduler] in scheduler.runOne() }
    token.dispose()
    guard returned else { return }
    #expect(
      scheduler.waiting == 0 && lifetimes.alive == 0,
      """
      Two ticks were owed, and the token was disposed before they were made up. \
      \(scheduler.waiting) turns are still pending, and the action \
      \(lifetimes.alive == 0 ? "is not" : "is still") kept.
      """
    )
    scheduler.advance(to: 20)
    #expect(log.values == ["0"], "No tick comes after `dispose()`, not even one that was owed.")
  }

  @Test func `the action may dispose its own ticks`() {
    var token: Disposable?
    token = tick { number in
      if number == 1 { token?.dispose() }
    }
    scheduler.advance(to: 20)
    #expect(log.values == ["0@5", "1@7"], "It was disposed within the second tick.")
    token = nil
  }

  @Test func `a queue uses a timer`() {
    var wasAtOnce = false
    let (ticks, lifetimes) = (CountDown(3), Lifetimes())
    let token = bench.queue.whileItStands {
      let token = bench.scheduler.schedulePeriodic(
        0,
        startAfter: .milliseconds(1),
        period: .milliseconds(10)
      ) { [log, probe = lifetimes.probe()] number in
        probe.touch()
        log.record("\(number) on \(Colour.current)")
        ticks.arrive()
        return number + 1
      }
      wasAtOnce = !log.values.isEmpty
      return token
    }
    guard !wasAtOnce else {
      Issue.record("The queue was suspended, and a tick came, inside `schedulePeriodic`.")
      return
    }
    #expect(
      ticks.wait(),
      "The third tick was due after 21 milliseconds. They are long over, and it has not come."
    )
    token.dispose()
    #expect(bench.queue.settle(), "The queue did not finish.")
    #expect(
      log.values.prefix(3) == ["0 on bench", "1 on bench", "2 on bench"],
      "The ticks come on the queue, each with the state that the one before returned."
    )
    #expect(eventually { lifetimes.alive == 0 }, "It was disposed, and its action is still kept.")
  }

  @Test func `a tick that is due at the time of dispose does not come`() {
    bench.queue.whileItStands {
      let token = bench.scheduler.schedulePeriodic(
        (),
        startAfter: .milliseconds(-1),
        period: .seconds(3_600)
      ) { [log] _ in log.record("tick") }
      token.dispose()
    }
    #expect(
      bench.queue.settle() && log.values.isEmpty,
      "The token was disposed before the queue had time for the tick."
    )
  }

  @Test func `disposing frees the action at once, even if the queue is busy`() {
    let lifetimes = Lifetimes()
    bench.queue.whileItStands {
      let token = bench.scheduler.schedulePeriodic(
        (),
        startAfter: .milliseconds(-1),
        period: .seconds(3_600)
      ) { [probe = lifetimes.probe()] _ in probe.touch() }
      token.dispose()
      #expect(
        lifetimes.alive == 0,
        """
        It was disposed, and no tick will come. The queue is busy, perhaps for long, and the action is \
        kept until it has time.
        """
      )
    }
    #expect(bench.queue.settle(), "The queue did not finish.")
  }

  @Test func `the first tick of a timer need not wait for a period`() {
    let ticked = CountDown()
    let token = bench.scheduler.schedulePeriodic(
      (),
      startAfter: .milliseconds(1),
      period: .seconds(3_600)
    ) { _ in ticked.arrive() }
    #expect(
      ticked.wait(),
      "The first tick was due after a millisecond, the second an hour later, and none has come."
    )
    token.dispose()
  }

  @Test func `after its first tick a timer waits for a period`() {
    let (ticked, token) = (CountDown(), SerialDisposable())
    bench.queue.whileItStands {
      token.disposable = bench.scheduler.schedulePeriodic(
        (),
        startAfter: .milliseconds(1),
        period: .seconds(3_600)
      ) { [log] _ in
        log.record("tick")
        ticked.arrive()
      }
    }
    #expect(ticked.wait(), "The millisecond is long over, and there was no tick.")
    // A second tick after another millisecond would come before the queue settles.
    bench.queue.whileItStands { Thread.sleep(forTimeInterval: 0.02) }
    #expect(
      bench.queue.settle() && log.values == ["tick"],
      "The first tick was due after a millisecond, and the second an hour later."
    )
    token.dispose()
  }

  @Test func `a timer ticks even if nobody keeps its token`() {
    let ticked = CountDown()
    _ = bench.scheduler.schedulePeriodic(
      (),
      startAfter: .milliseconds(1),
      period: .seconds(3_600)
    ) { _ in ticked.arrive() }
    #expect(
      ticked.wait(),
      """
      The first tick was due after a millisecond, and none has come. Nobody has kept the token, and \
      nobody has disposed it.
      """
    )
  }

  @Test func `the action of a timer may dispose its own ticks`() {
    // First without a timer: what happens on its thread can't be watched.
    let own = SerialDisposable()
    let work = RepeatedWork(0) { number in
      own.dispose()
      return number
    }
    own.disposable = work
    guard
      onAWatchedThread(
        "The action disposed its own ticks, and the lock was held while it ran.",
        { work.run() }
      )
    else { return }
    let (ticked, token) = (CountDown(), SerialDisposable())
    // No tick can come before the token is stored.
    bench.queue.whileItStands {
      token.disposable = bench.scheduler.schedulePeriodic(
        (),
        startAfter: .milliseconds(1),
        period: .milliseconds(5)
      ) { [log] _ in
        log.record("tick")
        token.dispose()
        ticked.arrive()
      }
    }
    #expect(ticked.wait(), "The millisecond is long over, and there was no tick.")
    // The next ticks are due meanwhile, and would come before the queue settles.
    bench.queue.whileItStands { Thread.sleep(forTimeInterval: 0.02) }
    #expect(
      bench.queue.settle() && log.values == ["tick"],
      "It was disposed within the first tick."
    )
  }

  @Test func `what the action of a timer keeps may dispose the ticks when it is freed`() {
    let own = SerialDisposable()
    own.disposable = RepeatedWork(0) { [kept = LastWords(own.dispose)] number in
      kept.touch()
      return number
    }
    let work = own.disposable
    onAWatchedThread(
      """
      Nothing else keeps the action, so it is freed in `dispose()`, with an object whose `deinit` \
      disposes the same ticks. That is other people's code: the lock must be open by then.
      """,
      work.dispose
    )
  }

  // A timer that is not stopped keeps the queue on which it would fire.
  @Test func `the timer is stopped when its ticks are disposed`() {
    let lifetimes = Lifetimes()
    let key = DispatchSpecificKey<Lifetimes.Probe>()
    func start() -> Disposable {
      let queue = DispatchQueue(label: "mayfly")
      queue.setSpecific(key: key, value: lifetimes.probe())
      let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "timer")
      return scheduler.schedulePeriodic(
        (),
        startAfter: .seconds(3_600),
        period: .seconds(3_600)
      ) { _ in }
    }
    start().dispose()
    #expect(
      eventually { lifetimes.alive == 0 },
      """
      The ticks were disposed, and their timer is still there: it will fire every hour, for nobody. \
      It keeps the queue and its state.
      """
    )
  }

  // MARK: On two threads

  @Test func `on two threads the action runs once a tick, and never twice at a time`() {
    inEveryInterleaving(
      """
      To count a tick and to learn whether it is the only one are one step. Whoever looks first and \
      counts afterwards, or the other way round, may see what another thread has counted meanwhile.
      """
    ) { race in
      let (scheduler, states) = (HandScheduler(), Recorder<Int>())
      let token = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) {
        number in
        race.alone("runs action \(number)", else: "The action runs on two threads at once.") {
          states.record(number)
        }
        return number + 1
      }
      for _ in 0..<2 {
        race.thread {
          race.step("takes a turn")
          scheduler.runOne()
        }
      }
      race.atEnd {
        let ticks = Int(scheduler.clock)
        if ticks == 0 { return "The first tick was due, and did not come." }
        // What is due by now: the ticks that are to be made up.
        scheduler.advance(to: scheduler.clock)
        token.dispose()
        return states.values == Array(0..<ticks)
          ? nil : "\(ticks) ticks came, and the action was given the states \(states.values)."
      }
    }
  }

  @Test func `a tick comes on one thread while another disposes`() {
    inEveryInterleaving("After `dispose()` no turn may be left, and the action is not needed.") {
      race in
      let (scheduler, lifetimes) = (HandScheduler(), Lifetimes())
      let token = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) {
        [probe = lifetimes.probe()] number in
        probe.touch()
        race.step("runs action \(number)")
        return number + 1
      }
      race.thread("the scheduler") {
        race.step("takes a turn")
        scheduler.runOne()
      }
      race.thread("the token") { token.dispose() }
      race.atEnd {
        if scheduler.waiting > 0 {
          return "It was disposed, and \(scheduler.waiting) turn is still pending."
        }
        return lifetimes.alive == 0 ? nil : "It was disposed, and keeps its action."
      }
    }
  }

  @Test func `a timer fires on one thread while another disposes`() {
    inEveryInterleaving(
      "A tick that has begun may end, but after `dispose()` none begins, and the action is not needed."
    ) { race in
      let (ticks, lifetimes) = (Recorder<Int>(), Lifetimes())
      let work = RepeatedWork(0) { [probe = lifetimes.probe()] number in
        probe.touch()
        race.step("runs action \(number)")
        ticks.record(number)
        return number + 1
      }
      race.thread("the timer") { work.run() }
      race.thread("the token") { work.dispose() }
      race.atEnd {
        let before = ticks.values.count
        work.run()
        if ticks.values.count > before { return "It was disposed, and a later tick came." }
        return lifetimes.alive == 0 ? nil : "It was disposed, and keeps its action."
      }
    }
  }
}

import ContractTesting
import Foundation
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.13 PausableScheduler` {
  private let log = Log()
  private let below = HandScheduler()
  private let scheduler: PausableScheduler

  // What to say if a lock is taken twice.
  private static let inWork = "Work called `pause()`, and a lock was held while it ran."
  private static let besideWork =
    "Work fell due while other work ran, and a lock was held meanwhile."

  init() {
    scheduler = PausableScheduler(below)
  }

  /// Schedules work that notes its name, and the time at which it runs.
  @discardableResult
  private func plan(
    _ name: String,
    after seconds: Int? = nil,
    _ meanwhile: @escaping () -> Void = {}
  ) -> Disposable {
    let work: (String) -> Disposable = { [log, below] name in
      log.record("\(name) at \(Int(below.clock))")
      meanwhile()
      return Disposables.create()
    }
    guard let seconds else { return scheduler.schedule(name, action: work) }
    return scheduler.scheduleRelative(name, dueTime: .seconds(seconds), action: work)
  }

  /// Lets these fall due during a pause, in this order; it is still paused when this returns.
  private func pause(with names: String...) {
    scheduler.pause()
    for name in names { plan(name) }
    below.runAll()
  }

  // MARK: What waits, and until when

  @Test func `until it is paused, the scheduler below does the work, as ever`() {
    plan("a", after: 2)
    plan("b")
    plan("c", after: 1)
    #expect(log.values.isEmpty, "Nothing runs before the scheduler below runs it.")
    #expect(scheduler.now == below.now, "The clock is that of the scheduler below.")
    below.runOne()
    #expect(log.values == ["b at 0"], "It isn't paused: one turn below is one piece.")
    below.runAll()
    #expect(
      log.values == ["b at 0", "c at 1", "a at 2"],
      "It isn't paused: what is to run, and when, is up to the scheduler below."
    )
  }

  @Test func `the picture of the lesson`() {
    for (name, time) in [("a", 1), ("b", 3), ("c", 4), ("d", 7)] { plan(name, after: time) }
    below.advance(to: 2)
    scheduler.pause()
    below.advance(to: 5)
    scheduler.resume()
    below.advance(to: 10)
    #expect(
      log.values == ["a at 1", "b at 5", "c at 5", "d at 7"],
      """
      They fall due at 1, 3, 4 and 7, and it is paused from 2 to 5. What counts is when they fall due, \
      not when they were scheduled.
      """
    )
  }

  @Test func `work gets in line when it falls due, and not before`() {
    plan("a")
    scheduler.pause()
    plan("b")
    below.runAll()
    scheduler.resume()
    below.runAll()
    #expect(
      log.values == ["a at 0", "b at 0"],
      """
      a was scheduled before the pause, and b during it. Both fell due during the pause, a first; so b \
      may not be in line before a.
      """
    )
  }

  @Test func `time goes on during a pause`() {
    scheduler.pause()
    plan("a", after: 8)
    below.advance(to: 5)
    scheduler.resume()
    below.runAll()
    #expect(
      log.values == ["a at 8"],
      """
      It was scheduled at 0, to run after 8 seconds. It was paused from 0 to 5, which is over long \
      before: the work is on time.
      """
    )
  }

  @Test func `the order is that in which the work fell due`() {
    plan("a", after: 3)
    plan("b", after: 1)
    plan("c", after: 2)
    scheduler.pause()
    below.advance(to: 5)
    #expect(log.values.isEmpty, "All three fell due while it was paused, and none may begin.")
    scheduler.resume()
    below.runAll()
    #expect(
      log.values == ["b at 5", "c at 5", "a at 5"],
      "They were scheduled as a, b, c, and fell due as b, c, a."
    )
  }

  @Test func `pauses are not counted`() {
    scheduler.resume()
    scheduler.pause()
    scheduler.pause()
    plan("a")
    below.runAll()
    #expect(log.values.isEmpty, "It is paused.")
    scheduler.resume()
    below.runAll()
    #expect(log.values == ["a at 0"], "It was paused twice; it is resumed once, and goes on.")
    scheduler.resume()
    pause(with: "b")
    #expect(
      log.values == ["a at 0"],
      "It was resumed once more, which means nothing, and then paused."
    )
  }

  // MARK: How it goes on

  @Test func `the scheduler below runs what has waited, a turn for each`() {
    pause(with: "a", "b", "c")
    scheduler.resume()
    #expect(
      log.values.isEmpty,
      """
      `resume()` may be called on any thread, so it must not run the work itself. Where it runs is \
      up to the scheduler below.
      """
    )
    let names = ["a at 0", "b at 0", "c at 0"]
    for number in 1...3 {
      below.runOne()
      #expect(
        log.values == Array(names.prefix(number)),
        """
        Three pieces have waited, and the scheduler below has taken \(number) turns. A turn is for one \
        piece, so that others get theirs in between.
        """
      )
    }
    below.runAll()
    #expect(log.values == names, "All three have waited, and each of them has to run, once.")
    #expect(below.waiting == 0, "All has run, and nothing is left to be done below.")
  }

  @Test func `nothing overtakes what has waited`() {
    pause(with: "a", "b")
    plan("c")
    scheduler.resume()
    plan("d")
    below.runOne()
    #expect(
      log.values != ["c at 0"],
      "The turn of c comes first below. But a and b have waited, and it must not overtake them."
    )
    below.runAll()
    #expect(
      log.values == ["a", "b", "c", "d"].map { "\($0) at 0" },
      "a and b fell due during the pause, c and d afterwards."
    )
    plan("e")
    below.runOne()
    #expect(log.values.last == "e at 0", "Nothing waits any more: e runs as soon as it falls due.")
  }

  @Test func `it is paused before what has waited has run`() {
    pause(with: "a", "b")
    scheduler.resume()
    scheduler.pause()
    below.runAll()
    #expect(log.values.isEmpty, "It is paused again: when the turn came, nothing was to run.")
    scheduler.resume()
    below.runOne()
    scheduler.pause()
    below.runAll()
    #expect(log.values == ["a at 0"], "It was paused when a had run: b has to wait some more.")
    scheduler.resume()
    below.runAll()
    #expect(log.values == ["a at 0", "b at 0"], "It goes on for the third time, and b is left.")
  }

  @Test func `it is paused for no time at all`() {
    pause(with: "a", "b", "c")
    for _ in 0..<3 {
      scheduler.resume()
      scheduler.pause()
    }
    scheduler.resume()
    below.runOne()
    #expect(log.values == ["a at 0"], "One turn below, one piece.")
    below.runAll()
    #expect(
      log.values == ["a at 0", "b at 0", "c at 0"],
      "However often it was resumed, each runs once, in order."
    )
  }

  // MARK: From within work

  @Test func `work that pauses keeps back what is behind it`() {
    scheduler.pause()
    plan("a") { scheduler.pause() }
    plan("b")
    below.runAll()
    scheduler.resume()
    guard onAWatchedThread(Self.inWork, { below.runAll() }) else { return }
    #expect(log.values == ["a at 0"], "a has waited, ran, and paused: b is not to begin.")
    plan("c")
    scheduler.resume()
    below.runAll()
    #expect(log.values == ["a at 0", "b at 0", "c at 0"], "It goes on where it stopped.")
    plan("d") { scheduler.pause() }
    plan("e")
    guard onAWatchedThread(Self.inWork, { below.runAll() }) else { return }
    #expect(log.values.last == "d at 0", "d has not waited, and paused: e is not to begin.")
  }

  @Test(arguments: [1, 2])
  func `work that pauses and resumes goes on alone`(_ times: Int) {
    // What runs at once below would begin inside `resume()`, and so inside the work that calls it.
    let scheduler = PausableScheduler(NestingScheduler())
    scheduler.pause()
    let returned = onAWatchedThread(
      """
      The scheduler below runs work at once: inside `schedule`, and inside `resume()`. A lock was held \
      while it was given the work, or while the work ran.
      """
    ) { [log] in
      let work: (String) -> Disposable = { name in
        log.record("\(name) begins")
        for _ in 0..<times { scheduler.pause() }
        for _ in 0..<times { scheduler.resume() }
        log.record("\(name) ends")
        return Disposables.create()
      }
      _ = scheduler.schedule("a", action: work)
      _ = scheduler.scheduleRelative("b", dueTime: .seconds(1), action: work)
      _ = scheduler.schedule("c", action: work)
      scheduler.resume()
    }
    guard returned else { return }
    #expect(
      log.values == ["a", "b", "c"].flatMap { ["\($0) begins", "\($0) ends"] },
      """
      Each piece pauses and resumes. What has waited runs one after the other: the next may not begin \
      before the one that runs has returned, even if the scheduler below would run it at once.
      """
    )
  }

  @Test(arguments: ["was never paused", "was paused for nothing", "has run what had waited"])
  func `work that does not wait may run beside other work`(_ past: String) {
    if past != "was never paused" {
      scheduler.pause()
      if past == "has run what had waited" { plan("x") }
      below.runAll()
      scheduler.resume()
      below.runAll()
    }
    let before = log.values
    // The scheduler below has a second thread, which comes to b while a is running.
    plan("a") { [log, below] in
      below.runAll()
      log.record("a returns")
    }
    plan("b")
    guard onAWatchedThread(Self.besideWork, { [below] in below.runAll() }) else { return }
    #expect(
      log.values == before + ["a at 0", "b at 0", "a returns"],
      """
      It \(past), and isn't paused. While a was running, b fell due on another thread of the scheduler \
      below, and has to run there, as it would without a pause in between.
      """
    )
  }

  @Test(arguments: [false, true])
  func `what falls due while the last of the line runs waits for it`(_ alsoPauses: Bool) {
    scheduler.pause()
    plan("a") { [scheduler, below, log] in
      if alsoPauses {
        scheduler.pause()
        scheduler.resume()
      }
      below.runAll()
      log.record("a returns")
    }
    below.runAll()
    scheduler.resume()
    plan("b")
    guard onAWatchedThread(Self.besideWork, { [below] in below.runAll() }) else { return }
    #expect(
      log.values == ["a at 0", "a returns", "b at 0"],
      """
      a has waited\(alsoPauses ? ", has paused and resumed," : "") and is still running when b falls due \
      on another thread. Until a has returned, new work gets in line.
      """
    )
    plan("c")
    below.runOne()
    #expect(log.values.last == "c at 0", "Nothing waits any more: c runs as soon as it falls due.")
  }

  @Test func `work that schedules more is not overtaken, and overtakes nothing`() {
    scheduler.pause()
    plan("a") { plan("c") }
    plan("b")
    below.runAll()
    scheduler.resume()
    below.runAll()
    #expect(
      log.values == ["a", "b", "c"].map { "\($0) at 0" },
      "b was in line before a had scheduled c."
    )
  }

  // MARK: Tokens

  @Test(
    arguments: ["before its turn", "in line", "after resume()", "from within other work"],
    [false, true]
  )
  func `what was called off never runs`(_ moment: String, _ isLater: Bool) {
    let lifetimes = Lifetimes()
    var token: Disposable?
    scheduler.pause()
    plan("a") { if moment == "from within other work" { token?.dispose() } }
    func work() -> (String) -> Disposable {
      { [log, probe = lifetimes.probe()] name in
        probe.touch()
        log.record("\(name) at 0")
        return Disposables.create()
      }
    }
    token =
      isLater
      ? scheduler.scheduleRelative("b", dueTime: .nanoseconds(0), action: work())
      : scheduler.schedule("b", action: work())
    plan("c")
    if moment == "before its turn" {
      token?.dispose()
      #expect(below.waiting <= 2, "b was called off before its turn, and its turn is left below.")
    }
    below.runAll()
    if moment == "in line" { token?.dispose() }
    scheduler.resume()
    if moment == "after resume()" { token?.dispose() }
    if moment != "from within other work" {
      #expect(
        lifetimes.alive == 0,
        "b was called off, and will never run. Its closure, with all that it holds, is still kept."
      )
    }
    below.runAll()
    #expect(log.values == ["a at 0", "c at 0"], "b was called off \(moment), and the others not.")
    #expect(lifetimes.alive == 0, "b was called off, and its closure is still kept.")
  }

  @Test(arguments: ["during the pause", "after resume()"])
  func `only what was called off is in line`(_ moment: String) {
    scheduler.pause()
    let tokens = [plan("a"), plan("b")]
    below.runAll()
    if moment == "after resume()" { scheduler.resume() }
    for token in tokens { token.dispose() }
    scheduler.resume()
    below.runAll()
    #expect(log.values.isEmpty, "a and b were called off \(moment).")
    plan("c")
    below.runAll()
    #expect(
      log.values == ["c at 0"],
      """
      a and b have waited, and were called off \(moment). There was nothing to run, and now there is: \
      c fell due, it isn't paused, and no turn is left below.
      """
    )
  }

  @Test(arguments: [false, true], [false, true])
  func `the token disposes what the work returned`(_ waits: Bool, _ isLater: Bool) {
    let result = CountingDisposable()
    if waits { scheduler.pause() }
    let token =
      isLater
      ? scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in result }
      : scheduler.schedule(()) { _ in result }
    below.runAll()
    scheduler.resume()
    below.runAll()
    #expect(result.disposals == 0, "The work is done, and nobody has disposed its token.")
    token.dispose()
    #expect(
      result.disposals == 1,
      "The work \(waits ? "has waited, and " : "")has run. What it returned belongs to its token."
    )
  }

  @Test(arguments: [false, true], [false, true])
  func `work that disposes its own token has its result disposed`(_ waits: Bool, _ isLater: Bool) {
    let (result, token) = (CountingDisposable(), SerialDisposable())
    if waits { scheduler.pause() }
    let work: (()) -> Disposable = { _ in
      token.dispose()
      return result
    }
    token.disposable =
      isLater
      ? scheduler.scheduleRelative((), dueTime: .seconds(1), action: work)
      : scheduler.schedule((), action: work)
    below.runAll()
    scheduler.resume()
    let returned = onAWatchedThread(
      "The work disposed its own token, and a lock was held while it ran."
    ) { [below] in
      below.runAll()
    }
    #expect(
      !returned || result.disposals == 1,
      """
      The token was disposed before the work had returned anything. What it then returned has to be \
      disposed, once, and was disposed \(result.disposals) times.
      """
    )
  }

  @Test(arguments: [false, true])
  func `what has run is not kept`(_ waits: Bool) {
    let lifetimes = Lifetimes()
    if waits { scheduler.pause() }
    let token = scheduler.schedule(lifetimes.probe("a closure")) { probe in
      probe.touch()
      return Disposables.create()
    }
    _ = scheduler.schedule(lifetimes.probe("what it returned")) { probe in
      Disposables.create { probe.touch() }
    }
    below.runAll()
    if waits { #expect(lifetimes.alive == 2, "Both pieces wait, and must not be lost.") }
    scheduler.resume()
    below.runAll()
    withExtendedLifetime(token) {
      #expect(
        lifetimes.alive == 0,
        """
        Both pieces have \(waits ? "waited, and have run" : "run"), and nobody has the token of the \
        second. Still in memory: \(lifetimes.names.joined(separator: ", ")).
        """
      )
    }
  }

  @Test(arguments: ["called off before its turn", "called off in line", "run", "run at once"])
  func `what work keeps may use the scheduler when it is freed`(_ end: String) {
    let scheduler = scheduler
    if end != "run at once" { scheduler.pause() }
    let token = scheduler.schedule(LastWords { scheduler.resume() }) { kept in
      kept.touch()
      return Disposables.create()
    }
    if end == "called off in line" || end == "run" { below.runAll() }
    if end == "run" { scheduler.resume() }
    onAWatchedThread(
      """
      The work was \(end), and an object that nothing else keeps is freed with it. Its `deinit` calls \
      `resume()`. That is other people's code: no lock may be held while it runs.
      """
    ) { [below] in
      if end.hasPrefix("run") { below.runAll() } else { token.dispose() }
    }
  }

  @Test func `a turn that is over is not kept`() {
    let lifetimes = Lifetimes()
    let below = HandScheduler(tokensOf: lifetimes)
    let scheduler = PausableScheduler(below)
    for _ in 0..<3 {
      scheduler.pause()
      for _ in 0..<3 { _ = scheduler.schedule(()) { _ in Disposables.create() } }
      below.runAll()
      scheduler.resume()
      below.runAll()
    }
    #expect(
      lifetimes.alive <= 1,
      """
      Nine pieces have waited and run, and nobody has kept their tokens. \(lifetimes.alive) tokens of \
      the scheduler below are still in memory, and there will be more with each pause.
      """
    )
  }

  @Test(arguments: ["scheduled", "scheduled for later", "in line after resume()"])
  func `work runs even if nobody else holds the scheduler`(_ place: String) {
    var scheduler: PausableScheduler? = PausableScheduler(below)
    let work: (String) -> Disposable = { [log] name in
      log.record(name)
      return Disposables.create()
    }
    if place == "in line after resume()" { scheduler?.pause() }
    for name in ["a", "b"] {
      if place == "scheduled for later" {
        _ = scheduler?.scheduleRelative(name, dueTime: .seconds(1), action: work)
      } else {
        _ = scheduler?.schedule(name, action: work)
      }
    }
    if place == "in line after resume()" {
      below.runAll()
      scheduler?.resume()
    }
    weak let remains = scheduler
    scheduler = nil
    below.runAll()
    #expect(
      log.values == ["a", "b"],
      """
      a and b were \(place), and then the last reference to the scheduler went away. It isn't paused, \
      and they were not called off: whatever is left below has to hold the scheduler.
      """
    )
    #expect(remains == nil, "Nothing is left to be done, and the scheduler is still in memory.")
  }

  @Test func `a paused scheduler that nobody holds is freed, with what waits`() {
    let lifetimes = Lifetimes()
    var scheduler: PausableScheduler? = PausableScheduler(below)
    let work: (Lifetimes.Probe) -> Disposable = { probe in
      probe.touch()
      return Disposables.create()
    }
    _ = scheduler?.scheduleRelative(lifetimes.probe(), dueTime: .seconds(1), action: work)
    scheduler?.pause()
    _ = scheduler?.schedule(lifetimes.probe(), action: work)
    let ticks = scheduler?
      .schedulePeriodic(lifetimes.probe(), startAfter: .seconds(2), period: .seconds(2)) { $0 }
    below.advance(to: 3)
    #expect(lifetimes.alive == 3, "All three fell due during the pause, and must not be lost.")
    // A tick holds the scheduler that it asks for the next one.
    ticks?.dispose()
    weak let remains = scheduler
    scheduler = nil
    #expect(
      remains == nil,
      """
      Nobody can resume it any more, and nothing is to be done below. But something that it holds, such \
      as what waits in its line, holds the scheduler: a retain cycle.
      """
    )
    if remains == nil {
      #expect(lifetimes.alive == 0, "The scheduler was freed, and what waited in its line was not.")
    }
  }

  // MARK: What is built on it

  @Test func `of periodic work one tick waits, however long the pause`() {
    let token = scheduler.schedulePeriodic(1, startAfter: .seconds(10), period: .seconds(10)) {
      [log, below] number in
      log.record("\(number) at \(Int(below.clock))")
      return number + 1
    }
    below.advance(to: 25)
    scheduler.pause()
    below.advance(to: 57)
    #expect(log.values == ["1 at 10", "2 at 20"], "It is paused from 25 on, and no tick may run.")
    scheduler.resume()
    below.advance(to: 80)
    #expect(
      log.values == ["1 at 10", "2 at 20", "3 at 57", "4 at 67", "5 at 77"],
      """
      The tick at 30 has waited until 57. Those after it were not due before it had run; so they \
      come a period after each other, and not all at once.
      """
    )
    token.dispose()
    #expect(below.waiting == 0, "The ticks were called off.")
  }

  @Test func `observe(on:) keeps elements back during the pause`() {
    let source = HandSource<Int>()
    let token = source.observe(on: scheduler).subscribe(log.observer())
    source.send(.next(1))
    below.runAll()
    scheduler.pause()
    source.send(.next(2), .next(3))
    below.runAll()
    #expect(log.values == ["next(1)"], "It is paused: the observer hears nothing.")
    scheduler.resume()
    below.runAll()
    #expect(log.values == ["next(1)", "next(2)", "next(3)"], "After the pause it hears all of it.")
    scheduler.pause()
    source.send(.next(4))
    below.runAll()
    token.dispose()
    scheduler.resume()
    below.runAll()
    #expect(log.values.count == 3, "It was disposed during the pause, and hears nothing more.")
  }

  // MARK: On several threads

  @Test(arguments: ["pauses", "resumes"])
  func `work falls due while another thread`(_ acts: String) {
    inEveryInterleaving(
      """
      To see that it is paused and to get in line must be one step; so must ending the pause and \
      looking at the line. In between, the other thread changes the answer.
      """
    ) { race in
      let bench = Bench(race)
      if acts == "resumes" { bench.scheduler.pause() }
      bench.plan("a")
      bench.plan("b")
      race.thread("the scheduler below") {
        bench.takeTurn()
        bench.takeTurn()
      }
      race.thread("one that \(acts)") {
        if acts == "resumes" { bench.scheduler.resume() } else { bench.scheduler.pause() }
      }
      race.atEnd {
        bench.scheduler.resume()
        return bench.complaint(unless: ["a", "b"])
      }
    }
  }

  @Test func `work falls due while the last of the line runs`() {
    inEveryInterleaving(
      "To find the line empty and to let go of the turn must be one step, or work gets in between."
    ) { race in
      let bench = Bench(race)
      bench.pause(with: "a")
      bench.scheduler.resume()
      bench.plan("b")
      for _ in 0..<2 { race.thread { bench.takeTurn() } }
      race.atEnd { bench.complaint(unless: ["a", "b"]) }
    }
  }

  @Test func `it is paused and resumed while the line runs out`() {
    inEveryInterleaving(
      "Whoever ends the pause sees whether a turn is left, and whoever leaves a turn sees the pause."
    ) { race in
      let bench = Bench(race)
      bench.pause(with: "a")
      bench.scheduler.resume()
      bench.plan("b")
      race.thread("the scheduler below") { bench.takeTurn() }
      race.thread("one that pauses and resumes") {
        bench.scheduler.pause()
        bench.scheduler.resume()
        bench.takeTurn()
      }
      race.atEnd { bench.complaint(unless: ["a", "b"]) }
    }
  }

  @Test func `it is resumed while a turn finds it paused`() {
    inEveryInterleaving(
      """
      Either the turn sees that the pause is over, or `resume()` sees that there is no turn any more.
      """
    ) { race in
      let bench = Bench(race)
      bench.pause(with: "a", "b")
      bench.scheduler.resume()
      bench.scheduler.pause()
      race.thread("the scheduler below") { bench.takeTurn() }
      race.thread("one that resumes") { bench.scheduler.resume() }
      race.atEnd { bench.complaint(unless: ["a", "b"]) }
    }
  }

  @Test(arguments: ["once", "after each other"])
  func `two threads resume it`(_ times: String) {
    inEveryInterleaving(
      "What has waited runs one after the other, however many resume it and take a turn below."
    ) { race in
      let bench = Bench(race)
      bench.pause(with: "a", "b", "c")
      for _ in 0..<2 {
        race.thread {
          if times != "once" { bench.scheduler.pause() }
          bench.scheduler.resume()
          bench.takeTurn()
        }
      }
      race.atEnd { bench.complaint(unless: ["a", "b", "c"]) }
    }
  }

  @Test(arguments: ["in line", "on its way into the line"])
  func `work is called off while another thread would run it`(_ place: String) {
    inEveryInterleaving(
      "When `dispose()` has returned, work that has not begun never begins, wherever it is."
    ) { race in
      let (bench, result) = (Bench(race), CountingDisposable())
      let begun = CountingDisposable()
      // It may have begun when the token is disposed, but not in a turn that is taken afterwards.
      let afterwards = Recorder<ObjectIdentifier>()
      bench.scheduler.pause()
      let token = bench.scheduler.schedule(()) {
        if afterwards.values.contains(ObjectIdentifier(Thread.current)) {
          race.complain("It was called off, and ran in a later turn.")
        }
        begun.dispose()
        return result
      }
      if place == "in line" {
        bench.below.runAll()
        bench.scheduler.resume()
      }
      race.thread("the scheduler below") { bench.takeTurn() }
      race.thread("the token") {
        token.dispose()
        afterwards.record(ObjectIdentifier(Thread.current))
        bench.scheduler.resume()
        bench.takeTurn()
      }
      race.atEnd {
        afterwards.record(ObjectIdentifier(Thread.current))
        bench.below.runAll()
        if begun.disposals > 1 { return "It ran more than once." }
        return begun.disposals == result.disposals
          ? nil : "It ran, its token was disposed, and what it returned was not."
      }
    }
  }

  @Test(arguments: ["has waited", "has not waited"])
  func `no lock is held while work runs`(_ kind: String) {
    inEveryInterleaving(
      "Work may need what another thread holds while that wants to pause: then both wait forever."
    ) { race in
      let bench = Bench(race)
      let account = Lock(())
      if kind == "has waited" { bench.scheduler.pause() }
      bench.plan("a") { account.withLock { _ in } }
      if kind == "has waited" {
        bench.below.runAll()
        bench.scheduler.resume()
      }
      race.thread("the scheduler below") { bench.takeTurn() }
      race.thread("one that pauses") { account.withLock { _ in bench.scheduler.pause() } }
      race.atEnd {
        bench.scheduler.resume()
        return bench.complaint(unless: ["a"])
      }
    }
  }
}

/// A scheduler whose work a test runs on two threads, and a pausable one on top.
private final class Bench {
  let below = HandScheduler()
  let scheduler: PausableScheduler
  private let race: Scenario
  private let log = Log()

  init(_ race: Scenario) {
    self.race = race
    scheduler = PausableScheduler(below)
  }

  /// Schedules work that notes its name, and that no other work may run beside.
  func plan(_ name: String, _ meanwhile: @escaping () -> Void = {}) {
    _ = scheduler.schedule(name) { [race, log] name in
      race.alone("runs \(name)", else: "Two pieces that have waited run at the same time.") {
        log.record(name)
        meanwhile()
      }
      return Disposables.create()
    }
  }

  func pause(with names: String...) {
    scheduler.pause()
    for name in names { plan(name) }
    below.runAll()
  }

  /// Runs what comes first below, on the calling thread.
  func takeTurn() {
    race.step("takes a turn")
    below.runOne()
  }

  /// What is wrong after all the work that is left, unless these have run, in this order.
  func complaint(unless names: [String]) -> String? {
    below.runAll()
    guard log.values == names else {
      return "\(names) were scheduled, and no turn is pending below. \(log.values) have run."
    }
    plan("one more")
    below.runOne()
    return log.values == names + ["one more"]
      ? nil : "All has run, nothing waits, and one more piece fell due, which didn't run."
  }
}

/// A scheduler that runs everything at once, even what its work schedules.
private struct NestingScheduler: SchedulerType {
  let now = RxTime(timeIntervalSince1970: 0)

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    action(state)
  }
}

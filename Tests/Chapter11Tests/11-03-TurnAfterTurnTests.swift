import ContractTesting
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

@Suite struct `11.3 Turn after turn` {
  private let log = Log()
  private let scheduler = HandScheduler()

  /// What to say if a lock is taken twice.
  private static let inTheAction =
    "The action asked for a turn, or disposed the token, and the lock was held while it ran."

  /// Counts up to three.
  private func count(on scheduler: ImmediateSchedulerType) -> Disposable {
    scheduler.scheduleRecursive(1) { [log] number, recurse in
      log.record("\(number)")
      if number < 3 { recurse(number + 1) }
    }
  }

  @Test func `each turn is scheduled on its own`() {
    let token = count(on: scheduler)
    #expect(log.values.isEmpty, "Even the first turn waits for the scheduler.")
    scheduler.runOne()
    #expect(
      log.values == ["1"],
      "Each turn is one piece of work, so that others have their turn in between."
    )
    #expect(scheduler.waiting == 1, "It has asked for another turn.")
    scheduler.runAll()

    #expect(log.values == ["1", "2", "3"], "The third turn asks for no more, so that is the end.")
    token.dispose()
  }

  @Test func `a turn may ask for two`() {
    _ = scheduler.scheduleRecursive("a") { [log] text, recurse in
      log.record(text)
      guard text.count < 3 else { return }
      recurse(text + "b")
      recurse(text + "c")
    }
    scheduler.runAll()

    #expect(
      log.values == ["a", "ab", "ac", "abb", "abc", "acb", "acc"],
      "Each call of `recurse` is a turn, and none replaces another."
    )
  }

  @Test func `it works on a scheduler that runs at once`() {
    let token = SerialDisposable()
    onAWatchedThread(Self.inTheAction) { token.disposable = count(on: ImmediateScheduler()) }
    token.dispose()

    #expect(
      log.values == ["1", "2", "3"],
      "A turn may begin, and be over, before its `schedule` has returned."
    )
  }

  @Test func `a turn that is still running may ask for one more`() {
    let token = SerialDisposable()
    onAWatchedThread(Self.inTheAction) {
      token.disposable = ImmediateScheduler()
        .scheduleRecursive("a") { [log] text, recurse in
          log.record(text)
          guard text.count < 3 else { return }
          recurse(text + "b")
          recurse(text + "c")
        }
    }
    token.dispose()

    #expect(
      log.values == ["a", "ab", "abb", "abc", "ac", "acb", "acc"],
      """
      A turn that is asked for runs here at once, inside the one that asks. No turn is pending when \
      "abb" returns, but "ab" and "a" are running, and each of them asks for another.
      """
    )
  }

  @Test func `disposing prevents the turn that is pending`() {
    let token = count(on: scheduler)
    scheduler.runOne()
    token.dispose()
    #expect(
      scheduler.waiting == 0,
      "A turn was pending; it must not stay in the scheduler."
    )
    scheduler.runAll()

    #expect(log.values == ["1"], "The second turn was pending when the token was disposed.")
  }

  @Test func `disposing inside a turn prevents the turns that it asks for`() {
    var token: Disposable?
    token = scheduler.scheduleRecursive(1) { [log] number, recurse in
      log.record("\(number)")
      token?.dispose()
      if number < 3 { recurse(number + 1) }
    }
    onAWatchedThread(Self.inTheAction) { scheduler.runAll() }

    #expect(log.values == ["1"], "`recurse` was called after `dispose()`: that is too late.")
    token = nil
  }

  @Test func `after dispose the scheduler is left alone`() {
    var token: Disposable?
    token = scheduler.scheduleRecursive(1) { number, recurse in
      token?.dispose()
      for next in 2...4 { recurse(number + next) }
    }
    onAWatchedThread(Self.inTheAction) { scheduler.runAll() }

    #expect(
      scheduler.scheduled == 1,
      """
      `recurse` was called after `dispose()`, and \(scheduler.scheduled - 1) turns were scheduled, \
      only to be called off again. After `dispose()` there is nothing to schedule.
      """
    )
    token = nil
  }

  @Test func `turns that are over are not kept`() {
    let lifetimes = Lifetimes()
    let scheduler = HandScheduler(tokensOf: lifetimes)
    let token = scheduler.scheduleRecursive(0) { number, recurse in
      if number < 100 { recurse(number + 1) }
    }
    for _ in 0..<50 { scheduler.runOne() }

    #expect(
      lifetimes.alive <= 1,
      """
      After 50 turns \(lifetimes.alive) tokens are alive. One turn is pending; to keep the \
      others is to need more memory with each turn.
      """
    )
    scheduler.runAll()
    #expect(lifetimes.alive == 0, "All turns are over.")
    token.dispose()

    let other = SerialDisposable()
    let isOver = onAWatchedThread(Self.inTheAction) {
      other.disposable = ImmediateScheduler(tokensOf: lifetimes)
        .scheduleRecursive(0) { number, recurse in
          if number < 10 { recurse(number + 1) }
        }
    }
    #expect(
      !isOver || lifetimes.alive == 0,
      """
      Each of these turns was over before its `schedule` had returned, and \(lifetimes.alive) of \
      their tokens are alive.
      """
    )
    other.dispose()
  }

  @Test func `the action is freed, at its end and when it is disposed`() {
    let lifetimes = Lifetimes()
    func start() -> Disposable {
      scheduler.scheduleRecursive(1) { [probe = lifetimes.probe()] number, recurse in
        probe.touch()
        if number < 3 { recurse(number + 1) }
      }
    }

    _ = start()
    #expect(lifetimes.alive == 1, "The turns go on, though nobody holds their token.")
    scheduler.runAll()
    #expect(lifetimes.alive == 0, "The action has asked for no other turn: it is over.")

    let token = start()
    scheduler.runOne()
    token.dispose()
    #expect(lifetimes.alive == 0, "It was disposed, and the token must not keep the action.")
  }

  @Test func `a hundred thousand turns don't make the stack grow`() throws {
    // A stack that overflows would stop the program, so a thousand are tried first.
    var addresses: [Int] = []
    _ = CurrentThreadScheduler.instance.scheduleRecursive(1_000) { left, recurse in
      var here = 0
      withUnsafePointer(to: &here) { addresses.append(Int(bitPattern: $0)) }
      if left > 0 { recurse(left - 1) }
    }
    #expect(
      addresses.count == 1_001,
      "1,001 turns were asked for, one after the other, and \(addresses.count) have run."
    )
    let growth = (addresses.max() ?? 0) - (addresses.min() ?? 0)
    try #require(
      growth < 20_000,
      """
      Of 1,001 turns one is \(growth) bytes deeper in the stack than another, and with more of them it \
      gets deeper still. Either each turn runs inside the one before, or the action is wrapped once more \
      each time that it is read: a closure that a lock guards belongs in a struct (see `Lock`).
      """
    )

    var turns = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(100_000) { left, recurse in
      turns += 1
      if left > 0 { recurse(left - 1) }
    }
    #expect(turns == 100_001, "100,001 turns were asked for, and \(turns) have run.")
  }

  @Test func `what the action keeps may dispose the token when it is freed`() {
    let token = SerialDisposable()
    token.disposable = scheduler.scheduleRecursive(1) { [kept = LastWords(token.dispose)] _, _ in
      kept.touch()
    }
    let turns = token.disposable
    onAWatchedThread(
      """
      Nothing else keeps the action, so it is freed in `dispose()`, with an object whose `deinit` \
      disposes the same turns. That is other people's code: the lock must be open by then.
      """
    ) {
      turns.dispose()
    }
    #expect(scheduler.waiting == 0, "A turn was pending, and it must not stay in the scheduler.")
  }

  @Test func `a turn may be requested when all others are over`() {
    let turns = Turns<Int> { [log] number, _ in log.record("\(number)") }
    for number in 1...3 {
      turns.request(number, on: scheduler)
      scheduler.runAll()
      #expect(
        !turns.isDisposed,
        "Turn \(number) is over. No other is pending, but nobody has disposed the turns."
      )
    }
    #expect(
      log.values == ["1", "2", "3"],
      "Each turn was requested when the one before was over. Nobody has disposed the turns."
    )
    turns.dispose()
  }

  /// A scheduler whose tokens ask, when they are disposed, whether somebody is interested.
  private final class Curious: ImmediateSchedulerType {
    let below = HandScheduler()
    var ask: () -> Void = {}

    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
      let token = below.schedule(state, action: action)
      return Disposables.create { [self] in
        ask()
        token.dispose()
      }
    }
  }

  @Test func `a token below may look at the turns when its turn comes`() {
    let curious = Curious()
    let turns = Turns<Int> { [log] number, _ in log.record("\(number)") }
    curious.ask = { [weak turns] in _ = turns?.isDisposed }
    defer { curious.ask = {} }
    turns.request(1, on: curious)
    let returned = onAWatchedThread(
      """
      A turn began, its token was disposed, and the scheduler below asked the turns whether they are \
      disposed. The lock must be open by then.
      """
    ) {
      curious.below.runAll()
    }
    #expect(!returned || log.values == ["1"], "The turn has come, and has to run.")
  }

  @Test func `a token below may look at the turns when it is disposed`() {
    let below = Curious()
    let turns = Turns<Int> { _, _ in }
    var wasDisposed = false
    below.ask = { [weak turns] in
      wasDisposed = turns?.isDisposed == true
      turns?.dispose()
    }
    defer { below.ask = {} }
    turns.request(1, on: below)
    #expect(!turns.isDisposed, "Nobody has disposed it.")
    let returned = onAWatchedThread(
      """
      The pending turn was called off, and the scheduler below asked the turns whether they are \
      disposed, and disposed them once more. The lock must be open by then.
      """,
      turns.dispose
    )
    // Otherwise the lock is still taken, and to ask would be to wait for it.
    guard returned else { return }
    #expect(turns.isDisposed, "The turns were disposed, and don't say so.")
    #expect(wasDisposed, "The pending turn was to be called off, when the turns were disposed.")
  }

  // MARK: On two threads

  @Test func `a turn asks for another while another thread disposes`() {
    inEveryInterleaving(
      "After `dispose()` no turn may be left in the scheduler, and the action is not needed."
    ) { race in
      let (scheduler, lifetimes, log) = (HandScheduler(), Lifetimes(), Log())
      let token = scheduler.scheduleRecursive(1) { [probe = lifetimes.probe()] number, recurse in
        probe.touch()
        race.step("begins turn \(number)")
        log.record("\(number)")
        if number < 3 { recurse(number + 1) }
      }
      race.thread("the scheduler") { scheduler.runOne() }
      race.thread("the token") { token.dispose() }
      race.atEnd {
        if scheduler.waiting > 0 {
          return "It was disposed, and \(scheduler.waiting) turn is still pending."
        }
        return lifetimes.alive == 0 ? nil : "It was disposed, and keeps its action."
      }
    }
  }

  @Test func `after dispose no turn begins, even if its token is still on its way`() {
    inEveryInterleaving(
      """
      A scheduler has the work of a turn before it has returned its token. What is disposed in between \
      must not begin afterwards.
      """
    ) { race in
      let scheduler = HandScheduler()
      let turns = Turns<Int> { number, _ in
        race.complain("The turns were disposed, and turn \(number) began afterwards.")
      }
      race.thread("one that asks for a turn") { turns.request(1, on: scheduler) }
      race.thread("the token") {
        turns.dispose()
        race.step("takes a turn")
        scheduler.runOne()
      }
      race.atEnd {
        scheduler.waiting > 0 ? "It was disposed, and a turn is still pending." : nil
      }
    }
  }

  @Test func `two threads ask for a turn, and both can be called off`() {
    inEveryInterleaving("Each turn has a place of its own, from which it can be called off.") {
      race in
      let scheduler = HandScheduler()
      let turns = Turns<Int> { _, _ in }
      for number in 1...2 { race.thread { turns.request(number, on: scheduler) } }
      race.atEnd {
        if scheduler.waiting != 2 {
          return "Two threads have asked for a turn, and \(scheduler.waiting) are pending."
        }
        turns.dispose()
        return scheduler.waiting == 0 ? nil : "The turns were disposed, and one is still pending."
      }
    }
  }

  @Test func `a turn is over on another thread before its token is there`() {
    inEveryInterleaving(
      """
      A turn may begin, and be over, at any moment after the scheduler was given it. Its token must \
      have its place before that, or it comes too late to be taken out again.
      """
    ) { race in
      let lifetimes = Lifetimes()
      let (scheduler, log) = (HandScheduler(tokensOf: lifetimes), Log())
      let token = SerialDisposable()
      race.thread("the caller") {
        token.disposable = scheduler.scheduleRecursive(1) { number, recurse in
          log.record("\(number)")
          if number < 2 { recurse(number + 1) }
        }
      }
      race.thread("the scheduler") {
        race.step("looks for a turn")
        scheduler.runOne()
      }
      race.atEnd {
        scheduler.runAll()
        if log.values != ["1", "2"] { return "Two turns were to run, and \(log.values) did." }
        defer { withExtendedLifetime(token) {} }
        return lifetimes.alive == 0 ? nil : "All turns are over, and one of their tokens is kept."
      }
    }
  }
}

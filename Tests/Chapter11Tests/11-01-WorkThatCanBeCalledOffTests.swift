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

@Suite struct `11.1 Work that can be called off` {
  private let log = Log()

  private func work(returning result: Disposable = Disposables.create()) -> ScheduledWork {
    ScheduledWork { [log] in
      log.record("work")
      return result
    }
  }

  @Test func `work is done once`() {
    let work = work()
    #expect(log.values.isEmpty, "Nobody has run it yet.")

    work.run()
    work.run()

    #expect(log.values == ["work"], "It is one piece of work: running it again must do nothing.")
    #expect(!work.isDisposed, "It was done, and not called off.")
  }

  @Test func `work that was called off is not done`() {
    let work = work()

    work.dispose()
    work.run()

    #expect(log.values.isEmpty, "Its token was disposed before its turn came.")
    #expect(work.isDisposed, "It must say so, too.")
  }

  @Test func `what the work returned is disposed with it`() {
    let result = CountingDisposable()
    let work = work(returning: result)

    work.run()
    #expect(
      result.disposals == 0,
      "It is done; what it returned lives on until somebody disposes it."
    )
    work.dispose()
    work.dispose()

    #expect(
      result.disposals == 1,
      "The work has started something, a subscription perhaps. The token has to end that, once."
    )
    #expect(
      work.isDisposed,
      "It was disposed too late to prevent the work, but it was disposed, and has to say so."
    )
  }

  @Test func `work that disposes its own token has its result disposed at once`() {
    let result = CountingDisposable()
    var token: Disposable?
    let work = ScheduledWork {
      token?.dispose()
      return result
    }
    token = work

    let returned = onAWatchedThread(
      "The work disposed its own token, and the lock was held while it ran.",
      work.run
    )
    token = nil
    #expect(
      !returned || result.disposals == 1,
      "The token was disposed before there was a result. The result must not outlive that."
    )
  }

  @Test func `work that is disposed while it runs says so at once`() {
    weak var seen: ScheduledWork?
    let (before, after) = (BooleanDisposable(), BooleanDisposable())
    let work = ScheduledWork {
      if seen?.isDisposed == true { before.dispose() }
      seen?.dispose()
      if seen?.isDisposed == true { after.dispose() }
      return Disposables.create()
    }
    seen = work
    let returned = onAWatchedThread(
      "The work looked at its own token, and the lock was held while it ran.",
      work.run
    )
    guard returned else { return }
    #expect(!before.isDisposed, "The work was running, and nobody had disposed its token.")
    #expect(
      after.isDisposed,
      """
      The work was running, and its token was disposed. It has to say so from then on: long work asks, \
      and stops early.
      """
    )
  }

  @Test func `work that is called off says so even while its closure is freed`() {
    weak var seen: ScheduledWork?
    let said = Recorder<Bool?>()
    let work = ScheduledWork { [kept = LastWords { said.record(seen?.isDisposed) }] in
      kept.touch()
      return Disposables.create()
    }
    seen = work
    let returned = onAWatchedThread(
      """
      The work was called off, and its closure freed, with an object whose `deinit` asks the work \
      whether it is disposed. That is other people's code: the lock must be open by then.
      """,
      work.dispose
    )

    #expect(
      !returned || said.values == [true],
      """
      `dispose()` was called, and it freed the closure, with an object whose `deinit` asked whether the \
      work is disposed. It is, from the moment of that call.
      """
    )
  }

  @Test(arguments: ["called off", "done"])
  func `what its closure keeps may look at the work when it is freed`(_ end: String) {
    weak var seen: ScheduledWork?
    let work = ScheduledWork { [kept = LastWords { _ = seen?.isDisposed }] in
      kept.touch()
      return Disposables.create()
    }
    seen = work
    onAWatchedThread(
      """
      The work was \(end). Nothing else keeps its closure, so that is freed, with an object whose \
      `deinit` asks the work whether it was called off. That is other people's code: the lock must be \
      open by then.
      """
    ) {
      if end == "done" { work.run() } else { work.dispose() }
    }
  }

  @Test(arguments: ["when it is done", "while it runs"])
  func `what the work returned may look at it when it is disposed`(_ moment: String) {
    weak var seen: ScheduledWork?
    let hasSaidSo = BooleanDisposable()
    let work = ScheduledWork {
      if moment == "while it runs" { seen?.dispose() }
      return Disposables.create { if seen?.isDisposed == true { hasSaidSo.dispose() } }
    }
    seen = work
    let returned = onAWatchedThread(
      """
      The token was disposed \(moment), and what the work returned asks the work whether it was \
      disposed. That is other people's code: the lock must be open by then.
      """
    ) {
      work.run()
      work.dispose()
    }
    #expect(
      !returned || hasSaidSo.isDisposed,
      """
      The token was disposed \(moment), and what the work had returned is disposed because of that. \
      The work didn't say so at that moment.
      """
    )
  }

  @Test(arguments: ["when it is done", "while it runs"])
  func `what the work returned is not kept once it is disposed`(_ moment: String) {
    let lifetimes = Lifetimes()
    weak var seen: ScheduledWork?
    let work = ScheduledWork {
      if moment == "while it runs" { seen?.dispose() }
      return Kept(lifetimes.probe())
    }
    seen = work
    onAWatchedThread("A lock was held while the work ran, or while its token was disposed.") {
      work.run()
      work.dispose()
    }
    withExtendedLifetime(work) {
      #expect(
        lifetimes.alive == 0,
        """
        The token was disposed \(moment), and so was what the work had returned. Whoever has the token \
        should not keep a whole subscription with it.
        """
      )
    }
  }

  @Test func `it frees what it holds, whether done or called off`() {
    let lifetimes = Lifetimes()
    func work() -> ScheduledWork {
      ScheduledWork { [probe = lifetimes.probe()] in
        probe.touch()
        return Disposables.create()
      }
    }

    let (done, givenUp) = (work(), work())
    done.run()
    #expect(lifetimes.alive == 1, "One is done. Its closure will not be needed again.")
    givenUp.dispose()
    #expect(
      lifetimes.alive == 0,
      """
      One was called off. It may stay in a queue for another hour, and its closure should not be \
      kept that long.
      """
    )
    withExtendedLifetime((done, givenUp)) {}
  }

  @Test func `one thread runs it while another calls it off`() {
    inEveryInterleaving(
      """
      Either the work is never begun, or what it returned is disposed; and its closure is needed by \
      nobody.
      """
    ) { race in
      let (begun, result, lifetimes) = (CountingDisposable(), CountingDisposable(), Lifetimes())
      let work = ScheduledWork { [probe = lifetimes.probe()] in
        probe.touch()
        race.step("does the work")
        begun.dispose()
        return result
      }
      race.thread("the scheduler") { work.run() }
      race.thread("the token") { work.dispose() }
      race.atEnd {
        if begun.disposals != result.disposals {
          return """
            The work was done \(begun.disposals) times, and what it returned was disposed \
            \(result.disposals) times.
            """
        }
        if !work.isDisposed { return "It was called off, and doesn't say so." }
        return lifetimes.alive == 0 ? nil : "Both threads are done, and the closure is kept."
      }
    }
  }

  @Test func `two threads dispose it, and what it returned is disposed once`() {
    inEveryInterleaving(
      "To see what the work returned and to take it must be one step. Otherwise both threads see it."
    ) { race in
      let result = CountingDisposable()
      let work = ScheduledWork { result }
      work.run()
      for _ in 0..<2 { race.thread { work.dispose() } }
      race.atEnd {
        result.disposals == 1
          ? nil : "Two threads disposed it, and its result was disposed \(result.disposals) times."
      }
    }
  }

  @Test func `two threads dispose it while a third runs it`() {
    inEveryInterleaving(
      "Either the work is never begun, or what it returned is disposed, once."
    ) { race in
      let (begun, result) = (CountingDisposable(), CountingDisposable())
      let work = ScheduledWork {
        race.step("does the work")
        begun.dispose()
        return result
      }
      race.thread("the scheduler") { work.run() }
      for _ in 0..<2 { race.thread { work.dispose() } }
      race.atEnd {
        begun.disposals == result.disposals
          ? nil
          : """
          The work was done \(begun.disposals) times, and what it returned was disposed \
          \(result.disposals) times.
          """
      }
    }
  }

  @Test func `the closure is touched by one thread at a time`() {
    inEveryInterleaving(
      watchingVariables: true,
      """
      The scheduler does the work, and the token is disposed. Two threads may not touch the closure at \
      the same time, not even to clear it: that can damage the memory behind it.
      """
    ) { race in
      let work = ScheduledWork { Disposables.create() }
      race.thread("the scheduler") { work.run() }
      race.thread("the token") { work.dispose() }
    }
  }

  @Test func `the closure of work that waits is cleared by one thread only`() {
    inEveryInterleaving(
      watchingVariables: true,
      """
      Two threads dispose work that has not begun. Only one of them may clear its closure: if both do, \
      that can damage the memory behind it.
      """
    ) { race in
      let work = ScheduledWork { Disposables.create() }
      for _ in 0..<2 { race.thread { work.dispose() } }
    }
  }

  @Test func `of two threads that run it, one does the work`() {
    inEveryInterleaving(
      """
      To see that it waits, and to mark it as begun, must be one step. Otherwise both threads may \
      see it wait.
      """
    ) { race in
      let begun = CountingDisposable()
      let work = ScheduledWork {
        race.step("does the work")
        begun.dispose()
        // Said at once: a wrong answer would go on to keep two results, and stop the program.
        if begun.disposals > 1 { race.complain("Two threads ran the work, and both have done it.") }
        return Disposables.create()
      }
      race.thread { work.run() }
      race.thread { work.run() }
      race.atEnd { begun.disposals == 1 ? nil : "Two threads ran the work, and neither did it." }
    }
  }
}

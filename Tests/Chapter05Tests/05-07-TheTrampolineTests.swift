import ContractTesting
import Foundation
import Interleaving
import InterleavingTesting
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

/// Work that runs a closure in each of its turns, for a number of turns.
private final class Turns: TrampolineWork {
  private var left: Int
  private let body: () -> Void

  init(_ count: Int, _ body: @escaping () -> Void) {
    left = count
    self.body = body
  }

  func takeTurn() -> Bool {
    left -= 1
    body()
    return left > 0
  }
}

@Suite struct `5.7 The trampoline` {
  /// A trampoline of the test's own: the thread's may be in use.
  private let trampoline = Trampoline()

  @Test func `run calls its action at once and returns its result`() {
    let result = trampoline.run { 7 }

    #expect(result == 7, "`run` returns what its action returned.")
    #expect(!trampoline.isRunning, "Nothing is left to run.")
  }

  @Test func `it knows that it is running`() {
    let inside = trampoline.run { trampoline.isRunning }

    #expect(inside, "While the action runs, work that is enqueued has to wait.")
    #expect(!trampoline.isRunning, "When all is done, the next work need not wait.")
  }

  @Test func `work that is enqueued meanwhile waits until the action is over`() {
    let log = Log()

    trampoline.run {
      log.record("action begins")
      trampoline.enqueue(Turns(1) { log.record("work") })
      log.record("action ends")
    }

    #expect(
      log.values == ["action begins", "action ends", "work"],
      """
      The action has to finish first. It may be a `subscribe` that is still building its chain, and \
      a chain can't be stopped until it is built.
      """
    )
  }

  @Test func `work that is enqueued when nothing runs is done at once`() {
    let log = Log()

    trampoline.enqueue(Turns(2) { log.record("work") })

    #expect(
      log.values == ["work", "work"],
      "There is nothing to wait for: work that is not run now never runs."
    )
  }

  @Test func `work that wants another turn goes to the back of the line`() {
    let log = Log()

    trampoline.run {
      trampoline.enqueue(Turns(3) { log.record("a") })
      trampoline.enqueue(Turns(2) { log.record("b") })
    }

    #expect(
      log.values == ["a", "b", "a", "b", "a"],
      "One turn each, first come, first served: two sources of a `merge` take it in turns."
    )
  }

  @Test func `what a turn enqueues comes before the next turn of the same work`() {
    let log = Log()
    var turns = 0

    trampoline.enqueue(
      Turns(2) {
        turns += 1
        log.record("a")
        if turns == 1 { trampoline.enqueue(Turns(1) { log.record("b") }) }
      }
    )

    #expect(
      log.values == ["a", "b", "a"],
      """
      In its first turn a enqueued b, and then wanted another turn: it goes to the back of the line, \
      behind b. They ran in this order: \(log.inWords).
      """
    )
  }

  @Test func `a run inside a run does not let the waiting work go first`() {
    let log = Log()

    trampoline.run {
      trampoline.enqueue(Turns(1) { log.record("work") })
      trampoline.run { log.record("inner action") }
      log.record("outer action")
    }

    #expect(
      log.values == ["inner action", "outer action", "work"],
      """
      A chain of three operators calls `run` three times, one inside the other. Only the outermost \
      empties the queue, when all of them are done.
      """
    )
  }

  @Test func `work may enqueue more work`() {
    let log = Log()

    trampoline.run {
      trampoline.enqueue(
        Turns(1) {
          log.record("first begins")
          trampoline.enqueue(Turns(1) { log.record("third") })
          log.record("first ends")
        }
      )
      trampoline.enqueue(Turns(1) { log.record("second") })
    }

    #expect(
      log.values == ["first begins", "first ends", "second", "third"],
      "What work enqueues waits like everything else, until those before it have had their turn."
    )
  }

  @Test func `work enqueued inside an inner run waits for the outer action, too`() {
    let log = Log()

    trampoline.run {
      trampoline.run { trampoline.enqueue(Turns(1) { log.record("work") }) }
      log.record("outer action")
    }

    #expect(
      log.values == ["outer action", "work"],
      """
      A source at the top of a chain leaves its work on the trampoline in the innermost `run`. The \
      chain below it is built when the outermost action is over, and the work has to wait for that.
      """
    )
  }

  @Test func `who wants another turn is in line before what comes later`() {
    let log = Log()

    trampoline.run {
      trampoline.enqueue(Turns(2) { log.record("a") })
      trampoline.enqueue(
        Turns(1) {
          log.record("b")
          trampoline.enqueue(Turns(1) { log.record("c") })
        }
      )
    }

    #expect(
      log.values == ["a", "b", "a", "c"],
      """
      First a has a turn, and wants another; then b has its turn, and enqueues c. These turns were \
      taken: \(log.inWords). First come, first served: a is in line before c is.
      """
    )
  }

  @Test func `it is running in each turn, and what a turn runs leaves the others waiting`() {
    let log = Log()
    func work(_ name: String, _ then: @escaping () -> Void = {}) -> Turns {
      Turns(1) {
        log.record("\(name), running: \(trampoline.isRunning)")
        trampoline.run { log.record("inside \(name)") }
        then()
      }
    }

    trampoline.enqueue(
      work("a") {
        trampoline.enqueue(work("b"))
        trampoline.run { log.record("b waits") }
      }
    )

    #expect(
      log.values == ["a, running: true", "inside a", "b waits", "b, running: true", "inside b"],
      """
      Nothing is running when a is enqueued. In its turn a enqueues b and calls `run`. A turn is \
      taken inside the outermost `run`: until that is over the trampoline is running, and only the \
      outermost `run` gives turns.
      """
    )
    #expect(!trampoline.isRunning, "When all is done, the next work need not wait.")
  }

  @Test func `many turns of the same work do not make the stack grow`() throws {
    let log = Log()

    trampoline.enqueue(Turns(30) { log.record("\(Thread.callStackReturnAddresses.count)") })

    let depths = log.values.compactMap { Int($0) }
    try #require(depths.count == 30, "It wanted 30 turns, and had \(depths.count).")
    #expect(
      Set(depths.suffix(20)).count == 1,
      """
      Later turns were taken deeper in the stack than those before them (\(depths)). A generator takes as \
      many turns as it has elements, and the stack has an end.
      """
    )
  }

  @Test func `a long run of work does not make the stack grow`() throws {
    let log = Log()
    func chain(_ left: Int) -> Turns {
      Turns(1) {
        if left > 0 { trampoline.enqueue(chain(left - 1)) }
        if left % 10 == 0 { log.record("\(Thread.callStackReturnAddresses.count)") }
      }
    }

    trampoline.enqueue(chain(30))

    let depths = log.values.compactMap { Int($0) }
    try #require(
      depths.count == 4,
      "Each piece of work enqueued the next one, and all of them have to run."
    )
    #expect(
      // The first one may also run inside the call that has enqueued it.
      Set(depths.dropFirst()).count == 1,
      """
      Each piece of work ran deeper in the stack than the one before (\(depths)). Work that is \
      called from inside other work piles up; work that waits until the other is done does not.
      """
    )
  }

  @Test func `it keeps nothing of work that is done`() {
    let lifetimes = Lifetimes()

    trampoline.enqueue(Turns(1) { [probe = lifetimes.probe()] in probe.touch() })

    #expect(lifetimes.alive == 0, "Work that has had its last turn is released.")
  }

  @Test func `each thread has a trampoline of its own`() {
    let here = Trampoline.current
    let same = Trampoline.current === here
    nonisolated(unsafe) var another: Trampoline?

    let returned = onThreads(1) { _ in another = Trampoline.current }

    #expect(same, "One thread has one trampoline, the same each time.")
    #expect(
      returned && another != nil && another !== here,
      "Work waits on the thread on which it was enqueued; another thread must not run it."
    )
  }

  @Test func `work runs on the thread that has enqueued it, and waits for no other`() {
    inEveryInterleaving(
      """
      Work waits on the trampoline of its own thread, and is done when the outermost `run` of that \
      thread returns, whatever runs on other threads.
      """
    ) { race in
      let log = Log()
      let names = ["one thread", "another thread"]
      for name in names {
        race.thread(name) {
          let here = Thread.current
          Trampoline.current.run {
            race.step("begins")
            Trampoline.current.enqueue(
              Turns(2) {
                race.step("takes a turn")
                log.record("\(Thread.current === here ? name : "the wrong thread") takes a turn")
              }
            )
            race.step("has enqueued its work")
          }
          log.record("\(name) returns")
        }
      }
      race.atEnd {
        names.lazy
          .compactMap { name in
            log.values.filter { $0.hasPrefix(name) }
              == ["\(name) takes a turn", "\(name) takes a turn", "\(name) returns"]
              ? nil
              : "Two threads enqueued two turns of work each, and this happened: \(log.inWords)."
          }
          .first
      }
    }
  }
}

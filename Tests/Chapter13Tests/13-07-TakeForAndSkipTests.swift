import ContractTesting
import Dispatch
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.7 take(for:) and skip` {
  private let bench = Bench()

  private func taken(for duration: Int) -> Observable<Int> {
    bench.source.take(for: .ticks(duration), scheduler: bench.clock)
  }

  private func skipped(_ duration: Int) -> Observable<Int> {
    bench.source.skip(.ticks(duration), scheduler: bench.clock)
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "13-Time",
      exercise: "13.7",
      operators: [
        "take(for: 5)": { $0.take(for: .seconds(5), scheduler: $0.scheduler) },
        "skip(5)": { $0.skip(.seconds(5), scheduler: $0.scheduler) },
      ]
    )
  }

  // MARK: take(for:)

  @Test func `it takes for a while, and completes`() {
    for tick in [2, 4, 6] { bench.send(tick, .next(tick)) }
    let token = bench.listen(to: taken(for: 5))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(2)@2", "next(4)@4", "completed@5"],
      "The time is over at 5: that is the end, whatever the source still has to send."
    )
    #expect(bench.source.living == 0, "The time was over at 5, but the source is subscribed to.")
    token.dispose()
  }

  @Test func `what comes at the last moment is in time`() {
    bench.send(5, .next(1))
    let token = bench.listen(to: taken(for: 5))
    bench.run(to: 50)
    #expect(
      bench.log.values == ["next(1)@5", "completed@5"],
      "At tick 5 the element comes first, and then the end."
    )
    token.dispose()
  }

  @Test(arguments: [0, -3]) func `no time at all ends at the next turn`(_ duration: Int) {
    let token = bench.listen(to: taken(for: duration))
    #expect(bench.log.values.isEmpty, "The end comes from the scheduler, not from `subscribe`.")
    bench.source.send(.next(1))
    bench.run(to: 50)
    #expect(
      bench.log.values == ["next(1)@0", "completed@1"],
      "The end comes as soon as the scheduler can, and until then everything passes."
    )
    token.dispose()
  }

  @Test func `the end of the source is the end`() {
    bench.send(2, .next(1), .completed)
    let token = bench.listen(to: taken(for: 5))
    bench.run(to: 50)
    #expect(
      bench.log.values == ["next(1)@2", "completed@2"],
      "It does not wait for the time to be over, and does not end a second time then."
    )
    token.dispose()
  }

  @Test func `it keeps the rules of take`() {
    expectKeepsTheRules { $0.take(for: .ticks(5), scheduler: TestScheduler(initialClock: 0)) }
    expectKeepsTheRulesInTime { $0.take(for: .ticks(9), scheduler: $1) }
  }

  @Test func `it takes one event at a time`() {
    expectOneAtATime(
      element: ["1 2 3 |", "1 2 |"],
      completion: ["1 2 |"],
      error: ["1 2 #", "1 2 |"]
    ) {
      $0.take(for: .ticks(5), scheduler: $1)
    }
  }

  // MARK: skip

  @Test func `it skips for a while`() {
    for tick in [2, 4, 6, 8] { bench.send(tick, .next(tick)) }
    let token = bench.listen(to: skipped(5))
    bench.run(to: 50)
    #expect(bench.log.values == ["next(6)@6", "next(8)@8"], "2 and 4 came too early.")
    token.dispose()
  }

  @Test func `what comes at the last moment is skipped, too`() {
    bench.send(5, .next(1), .next(2))
    bench.send(6, .next(3))
    let token = bench.listen(to: skipped(5))
    bench.run(to: 50)
    #expect(bench.log.values == ["next(3)@6"], "1 and 2 came before the alarm at tick 5.")
    token.dispose()
  }

  @Test(arguments: [0, -3]) func `no time at all skips until the next turn`(_ duration: Int) {
    let token = bench.listen(to: skipped(duration))
    bench.source.send(.next(1))
    bench.run(to: 1)
    bench.source.send(.next(2))
    #expect(
      bench.log.values == ["next(2)@1"],
      "1 came before the scheduler had its first turn, and 2 after it. Heard: \(bench.log.values)"
    )
    token.dispose()
  }

  @Test func `ends are never skipped`() {
    bench.send(2, .next(1), .completed)
    let token = bench.listen(to: skipped(5))
    bench.run(to: 50)
    #expect(bench.log.values == ["completed@2"], "The element is skipped; the end is not.")
    token.dispose()

    let failing = Bench()
    failing.send(2, .next(1), .error(Storm()))
    let other = failing.listen(
      to: failing.source.skip(.ticks(5), scheduler: failing.clock)
    )
    failing.run(to: 50)
    #expect(failing.log.values == ["error(storm)@2"], "The element is skipped; the error is not.")
    other.dispose()
  }

  @Test func `it keeps the rules of skip`() {
    expectKeepsTheRules { $0.skip(.ticks(0), scheduler: AtOnceScheduler()) }
    expectKeepsTheRulesInTime { $0.skip(.ticks(1), scheduler: $1) }
    expectKeepsTheRulesInTime { $0.skip(.ticks(9), scheduler: $1) }
  }
}

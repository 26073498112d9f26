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

@Suite struct `13.4 debounce` {
  private let bench = Bench()

  private func debounced(_ dueTime: Int) -> Observable<Int> {
    bench.source.debounce(.ticks(dueTime), scheduler: bench.clock)
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "13-Time",
      exercise: "13.4",
      operators: ["debounce(3)": { $0.debounce(.seconds(3), scheduler: $0.scheduler) }]
    )
  }

  @Test func `an element is sent after a silence`() {
    bench.send(2, .next(1))
    bench.send(20, .next(2))
    let token = bench.listen(to: debounced(5))
    bench.run(to: 50)

    #expect(bench.log.values == ["next(1)@7", "next(2)@25"], "Five quiet ticks after each.")
    token.dispose()
  }

  @Test func `each element starts the silence over`() {
    for tick in 1...6 { bench.send(tick * 2, .next(tick)) }
    let token = bench.listen(to: debounced(5))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(6)@17"],
      "There is an element every second tick until 12: only after the last one is it quiet for 5."
    )
    token.dispose()
  }

  @Test func `an element at the very end of the silence breaks it`() {
    bench.send(2, .next(1))
    bench.send(7, .next(2))
    let token = bench.listen(to: debounced(5))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(2)@12"],
      "At tick 7 element 2 comes first, and then the alarm that was set for 1, too late."
    )
    token.dispose()
  }

  @Test(arguments: [0, -3]) func `no time at all still waits for the next turn`(_ due: Int) {
    bench.send(2, .next(1), .next(2))
    bench.send(6, .next(3))
    let token = bench.listen(to: debounced(due))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(2)@3", "next(3)@7"],
      "1 and 2 come at the same tick: there is no turn of the scheduler between them."
    )
    token.dispose()

    let eager = HandSource<Int>()
    let other = eager.debounce(.ticks(due), scheduler: EagerScheduler(clock: bench.clock))
      .subscribe { [bench] event in bench.log.record("\(event) of the other") }
    eager.send(.next(4))
    #expect(
      bench.log.values.count == 2,
      """
      Nothing is sent inside the source's own call, even by a scheduler that runs at once what `schedule` \
      is given. Heard: \(bench.log.values)
      """
    )
    other.dispose()
  }

  @Test func `a completion sends what waits, at once`() {
    bench.send(2, .next(1))
    bench.send(3, .completed)
    let token = bench.listen(to: debounced(5))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@3", "completed@3"],
      "Nothing will come after 1: that is silence enough."
    )
    token.dispose()
  }

  @Test func `a completion with nothing waiting comes alone`() {
    bench.send(2, .next(1))
    bench.send(9, .completed)
    let token = bench.listen(to: debounced(5))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@7", "completed@9"],
      "1 was sent at 7. It no longer waits, and is not sent twice."
    )
    token.dispose()
  }

  @Test func `an error drops what waits`() {
    bench.send(2, .next(1))
    bench.send(3, .error(Storm()))
    let token = bench.listen(to: debounced(5))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["error(storm)@3"],
      "An error passes at once. Nobody knows whether 1 was the last word: it is dropped."
    )
    token.dispose()
  }

  @Test func `an alarm that rings at once finds the element`() {
    let token = bench.source.debounce(.ticks(5), scheduler: AtOnceScheduler())
      .subscribe(bench.log.observer())
    bench.source.send(.next(1), .next(2))

    #expect(
      bench.log.values == ["next(1)", "next(2)"],
      """
      This scheduler ran its work before `scheduleRelative` had returned: the alarm for each element \
      rang while it was being set. The element that it is for has to be there by then.
      """
    )
    token.dispose()
  }

  @Test func `what was sent is not kept`() {
    let (lifetimes, source) = (Lifetimes(), HandSource<Lifetimes.Probe>())
    let token = source.debounce(.ticks(5), scheduler: bench.clock).subscribe { _ in }
    source.send(.next(lifetimes.probe()))
    bench.run(to: 50)
    #expect(lifetimes.alive == 0, "The element was sent at 5, and is still kept.")

    source.send(.next(lifetimes.probe()), .completed)
    #expect(
      lifetimes.alive == 0,
      """
      Another element waited when the source completed, and is still kept. That is so for as long as the \
      source keeps its observer.
      """
    )
    token.dispose()
  }

  @Test func `an observer may make the source send`() {
    let token = debounced(5)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == 1 { bench.source.send(.next(2), .next(3)) }
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@7", "next(3)@12"],
      "2 and 3 came at 7, while 1 was being sent: from then on it has to be quiet for 5 ticks."
    )
    token.dispose()
  }

  @Test func `what a slow observer makes the source send waits from when it came`() {
    let token = debounced(5)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        guard event.element == 1 else { return }
        bench.source.send(.next(2))
        bench.clock.sleep(2)
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@7", "next(2)@12"],
      """
      The observer was busy with 1 from 7 to 9. 2 came at 7, and from then on it was quiet for 5 ticks. \
      Heard: \(bench.log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: [true, false])
  func `an observer may make the source send, and complete`(_ sendsMore: Bool) {
    let token = debounced(5)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        // Once: an answer that sends 1 again would never stop.
        guard event.element == 1, bench.log.values.count == 1 else { return }
        if sendsMore { bench.source.send(.next(2)) }
        bench.source.send(.completed)
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@7"] + (sendsMore ? ["next(2)@7"] : []) + ["completed@7"],
      """
      While the observer handled 1, at 7, the source \
      \(sendsMore
        ? "sent 2 and completed: 2 is what waits, and then comes the end"
        : "completed: nothing waits, so the end comes alone"). \
      1 was sent already. Heard: \(bench.log.values)
      """
    )
    token.dispose()
  }

  @Test func `with source and clock on two threads the observer receives one event at a time`() {
    expectOneAtATime(element: ["2 3", "3"], completion: ["2 |"], error: ["2 #", "#"]) {
      $0.debounce(.ticks(5), scheduler: $1)
    }
  }

  @Test func `it keeps the rules`() {
    expectKeepsTheRules { $0.debounce(.ticks(0), scheduler: AtOnceScheduler()) }
    expectKeepsTheRulesInTime { $0.debounce(.ticks(3), scheduler: $1) }
    expectKeepsTheRulesInTime { $0.debounce(.ticks(0), scheduler: $1) }
  }
}

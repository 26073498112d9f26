import ContractTesting
import Dispatch
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.9 buffer` {
  private let bench = Bench()

  private func buffered(_ timeSpan: Int, count: Int) -> Observable<[Int]> {
    bench.source.buffer(timeSpan: .ticks(timeSpan), count: count, scheduler: bench.clock)
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "13-Time",
      exercise: "13.9",
      operators: [
        "buffer(5, 2)": {
          $0.buffer(timeSpan: .seconds(5), count: 2, scheduler: $0.scheduler)
        }
      ]
    )
  }

  @Test func `when the time is over, what came is sent`() {
    bench.send(2, .next(1))
    bench.send(4, .next(2))
    bench.send(7, .next(3))
    let token = bench.listen(to: buffered(5, count: 10))
    bench.run(to: 12)
    #expect(bench.log.values == ["next([1, 2])@5", "next([3])@10"], "Every five ticks an array.")
    token.dispose()
  }

  @Test func `an empty time sends an empty array`() {
    let token = bench.listen(to: buffered(5, count: 10))
    bench.run(to: 12)
    #expect(
      bench.log.values == ["next([])@5", "next([])@10"],
      "Nothing came, and that is said: so it is in RxSwift."
    )
    token.dispose()
  }

  @Test func `a full array does not wait`() {
    bench.send(1, .next(1), .next(2), .next(3), .next(4), .next(5))
    let token = bench.listen(to: buffered(9, count: 2))
    bench.run(to: 8)
    #expect(
      bench.log.values == ["next([1, 2])@1", "next([3, 4])@1"],
      "Two make an array full. 5 waits for company, or for the time to be over."
    )
    token.dispose()
  }

  @Test func `the time begins anew with each array`() {
    bench.send(3, .next(1), .next(2))
    bench.send(6, .next(3))
    let token = bench.listen(to: buffered(5, count: 2))
    bench.run(to: 14)
    #expect(
      bench.log.values == ["next([1, 2])@3", "next([3])@8", "next([])@13"],
      """
      The full array at 3 begins a new time, which is over at 8. The alarm that was set at first, for \
      5, does not count any more.
      """
    )
    token.dispose()
  }

  @Test(arguments: [0, -1]) func `with a count of nothing there is time alone`(_ count: Int) {
    bench.send(1, .next(1), .next(2), .next(3))
    let token = bench.listen(to: buffered(5, count: count))
    bench.run(to: 6)
    #expect(bench.log.values == ["next([1, 2, 3])@5"], "No number of elements is the limit.")
    token.dispose()
  }

  @Test func `a completion brings what is left, even if it is nothing`() {
    bench.send(2, .next(1), .completed)
    let token = bench.listen(to: buffered(5, count: 2))
    bench.run(to: 50)
    #expect(bench.log.values == ["next([1])@2", "completed@2"], "1 is not lost.")
    token.dispose()

    let empty = Bench()
    empty.send(2, .completed)
    let other = empty.listen(
      to: empty.source.buffer(timeSpan: .ticks(5), count: 2, scheduler: empty.clock)
    )
    empty.run(to: 50)
    #expect(empty.log.values == ["next([])@2", "completed@2"], "An empty rest is a rest.")
    other.dispose()
  }

  @Test func `an error drops what is left`() {
    bench.send(2, .next(1), .error(Storm()))
    let token = bench.listen(to: buffered(5, count: 2))
    bench.run(to: 50)
    #expect(bench.log.values == ["error(storm)@2"], "An error is told alone.")
    token.dispose()
  }

  @Test func `an observer may send within its array`() {
    let token = buffered(5, count: 2)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == [1, 2] {
          bench.source.send(.next(3), .next(4))
          bench.clock.sleep(2)
        }
      }
    bench.send(2, .next(1), .next(2))
    bench.run(to: 8)

    #expect(
      bench.log.values == ["next([1, 2])@2", "next([3, 4])@2", "next([])@7"],
      """
      While [1, 2] was being told, 3 and 4 came. They belong to a new array, and the newest time is \
      that of the newest array: it began at 2, and is over at 7.
      """
    )
    token.dispose()
  }

  @Test func `on real threads the observer is told one thing at a time`() {
    expectOneAtATime { $0.buffer(timeSpan: .microseconds(20), count: 3, scheduler: $1) }
  }

  @Test func `it keeps the rules`() {
    expectKeepsTheRules { source in
      source.buffer(timeSpan: .ticks(5), count: 1, scheduler: TestScheduler(initialClock: 0))
        .compactMap(\.first)
    }
    expectKeepsTheRulesInTime { $0.buffer(timeSpan: .ticks(3), count: 2, scheduler: $1) }
    expectKeepsTheRulesInTime { $0.buffer(timeSpan: .ticks(9), count: 9, scheduler: $1) }
  }
}

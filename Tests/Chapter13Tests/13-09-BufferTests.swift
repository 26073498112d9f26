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
    #expect(bench.log.values == ["next([1, 2])@5", "next([3])@10"], "An array every five ticks.")
    token.dispose()
  }

  @Test func `an empty time sends an empty array`() {
    let token = bench.listen(to: buffered(5, count: 10))
    bench.run(to: 12)
    #expect(
      bench.log.values == ["next([])@5", "next([])@10"],
      "Nothing came, and an empty array says so, as in RxSwift."
    )
    token.dispose()
  }

  @Test func `a full array does not wait`() {
    bench.send(1, .next(1), .next(2), .next(3), .next(4), .next(5))
    let token = bench.listen(to: buffered(9, count: 2))
    bench.run(to: 8)
    #expect(
      bench.log.values == ["next([1, 2])@1", "next([3, 4])@1"],
      "Two elements fill an array. 5 waits for another, or for the time to be over."
    )
    token.dispose()
  }

  @Test func `the time starts over with each array`() {
    bench.send(3, .next(1), .next(2))
    bench.send(6, .next(3))
    let token = bench.listen(to: buffered(5, count: 2))
    bench.run(to: 14)
    #expect(
      bench.log.values == ["next([1, 2])@3", "next([3])@8", "next([])@13"],
      """
      The full array at 3 starts the time over, and it ends at 8. The alarm that was set first, for 5, \
      no longer counts.
      """
    )
    token.dispose()
  }

  @Test(arguments: [0, -1]) func `with a count of zero or less only the time counts`(_ count: Int) {
    bench.send(1, .next(1), .next(2), .next(3))
    let token = bench.listen(to: buffered(5, count: count))
    bench.run(to: 6)
    #expect(
      bench.log.values == ["next([1, 2, 3])@5"],
      "There is no limit on the number of elements."
    )
    token.dispose()
  }

  @Test func `a completion sends what is left, even if it is nothing`() {
    bench.send(2, .next(1), .completed)
    let token = bench.listen(to: buffered(5, count: 2))
    bench.run(to: 50)
    #expect(bench.log.values == ["next([1])@2", "completed@2"], "1 is left, and must not be lost.")
    token.dispose()

    let empty = Bench()
    empty.send(2, .completed)
    let other = empty.listen(
      to: empty.source.buffer(timeSpan: .ticks(5), count: 2, scheduler: empty.clock)
    )
    empty.run(to: 50)
    #expect(
      empty.log.values == ["next([])@2", "completed@2"],
      "Nothing is left, and that is sent as an empty array."
    )
    other.dispose()

    let full = Bench()
    full.send(2, .next(1), .next(2))
    full.send(4, .completed)
    let third = full.listen(
      to: full.source.buffer(timeSpan: .ticks(5), count: 2, scheduler: full.clock)
    )
    full.run(to: 50)
    #expect(
      full.log.values == ["next([1, 2])@2", "next([])@4", "completed@4"],
      "The last array was full, and nothing has come since: that, too, is sent as an empty array."
    )
    third.dispose()
  }

  @Test func `an error drops what is left`() {
    bench.send(2, .next(1), .next(2), .error(Storm()))
    let token = bench.listen(to: buffered(5, count: 3))
    bench.run(to: 50)
    #expect(bench.log.values == ["error(storm)@2"], "An error comes alone.")
    token.dispose()
  }

  @Test(arguments: [2, 3])
  func `an observer may make the source send during an array`(_ count: Int) {
    let token = buffered(5, count: count)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == [1, 2] {
          for number in 3..<3 + count { bench.source.send(.next(number)) }
          bench.clock.sleep(2)
        }
      }
    bench.send(2, .next(1), .next(2))
    bench.run(to: 13)

    // The first array is full, or its time is over.
    let (sent, next) = count == 2 ? (2, "[3, 4]") : (5, "[3, 4, 5]")
    #expect(
      bench.log.values.prefix(3) == [
        "next([1, 2])@\(sent)", "next(\(next))@\(sent)", "next([])@\(sent + 5)",
      ],
      """
      At \(sent), while the observer handled [1, 2], the source sent \(next), which is full. It is a new \
      array, and the time counts from the newest array: it began at \(sent), and is over at \(sent + 5).
      """
    )
    token.dispose()
  }

  @Test(arguments: [2, 9])
  func `a slow observer takes nothing from the time of the next array`(_ count: Int) {
    let token = buffered(5, count: count)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == [1, 2] { bench.clock.sleep(4) }
      }
    bench.send(1, .next(1), .next(2))
    bench.run(to: 15)

    let sent = count == 2 ? 1 : 5
    #expect(
      bench.log.values.prefix(2) == ["next([1, 2])@\(sent)", "next([])@\(sent + 4 + 5)"],
      """
      The observer was busy with [1, 2] from \(sent) to \(sent + 4). The time of the next array begins \
      when it has returned, and is over five ticks later.
      """
    )
    token.dispose()
  }

  @Test func `the time of a full array is over when the array is sent`() {
    let (clock, source, log) = (HandClock(), HandSource<Int>(), bench.log)
    let token = source.buffer(timeSpan: .ticks(5), count: 2, scheduler: clock)
      .subscribe { event in
        log.record("\(event) begins")
        if event.element == [1, 2] {
          source.send(.next(3))
          clock.ring()
        }
        log.record("\(event) ends")
      }
    source.send(.next(1), .next(2))
    #expect(
      log.values == ["next([1, 2]) begins", "next([1, 2]) ends"],
      """
      [1, 2] was full, and was sent before its time was over. While the observer handled it, it made the \
      source send 3, and if an alarm was still set, it rang. 3 belongs to the next array, whose time begins \
      when the observer has returned. Heard: \(log.values)
      """
    )
    clock.ring()
    #expect(
      log.values.suffix(2) == ["next([3]) begins", "next([3]) ends"],
      "When that time is over, [3] is sent. Heard: \(log.values)"
    )
    token.dispose()
  }

  @Test func `with source and clock on two threads the observer receives one event at a time`() {
    expectOneAtATime(
      element: ["[1, 2, 3]", "[1, 2] [3]"],
      completion: ["[1, 2] |"],
      error: ["[1, 2] #", "#"]
    ) { $0.buffer(timeSpan: .ticks(5), count: 3, scheduler: $1) }
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

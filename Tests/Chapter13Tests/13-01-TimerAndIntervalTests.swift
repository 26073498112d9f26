import ContractTesting
import Dispatch
import Foundation
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining
import Solution10Errors
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.1 timer and interval` {
  private let bench = Bench()

  @Test func `a timer is the clock of a backoff`() {
    let backoff = Backoff(retries: 2, firstPause: 2, longestPause: 60)
    let trials = Recorder<Int>()
    let token = Observable<Int>
      .create { [clock = bench.clock] observer in
        trials.record(clock.clock)
        observer.onError(Storm())
        return Disposables.create()
      }
      .retry { [clock = bench.clock] errors in
        backoff.answers(to: errors) { seconds in
          Observable<Int>.timer(.ticks(seconds), scheduler: clock).map { _ in }
        }
      }
      .subscribe(bench.log.observer())
    bench.run(to: 50)
    token.dispose()

    #expect(
      trials.values == [0, 2, 6],
      """
      The plan has pauses of 2 and 4 ticks, and a timer keeps each of them. The server was asked at \
      \(trials.values).
      """
    )
    #expect(bench.log.values.count == 1, "After the last pause the error is passed on, once.")
  }

  private func timer(
    _ dueTime: Int,
    period: Int? = nil
  ) -> Observable<Int> {
    .timer(.ticks(dueTime), period: period.map { .ticks($0) }, scheduler: bench.clock)
  }

  @Test func `a timer sends 0 and the end when its time has come`() {
    let token = bench.listen(to: timer(5))
    bench.run(to: 4)
    #expect(bench.log.values.isEmpty, "It rings after 5 ticks, and these were 4.")
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(0)@5", "completed@5"],
      "A timer without a period sends 0 and the end in one piece of work."
    )
    token.dispose()
  }

  @Test(arguments: [0, -3]) func `no time at all means the next turn of the scheduler`(_ due: Int) {
    let token = bench.listen(to: timer(due))
    #expect(bench.log.values.isEmpty, "Nothing is sent inside `subscribe`: the scheduler sends.")
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(0)@1", "completed@1"],
      "With nothing to wait for, or less, it rings as soon as the scheduler can."
    )
    token.dispose()
  }

  @Test(arguments: [nil, 4])
  func `nothing is sent inside subscribe, even if the scheduler is idle`(_ period: Int?) {
    for due in [0, -3] {
      let bench = Bench()
      let token = bench.listen(
        to: Observable<Int>
          .timer(
            .ticks(due),
            period: period.map { .ticks($0) },
            scheduler: EagerScheduler(clock: bench.clock)
          )
      )
      #expect(
        bench.log.values.isEmpty,
        """
        There is no time to wait, and still nothing is to be sent before `subscribe` has returned. What \
        `schedule` is given, this scheduler runs at once, as `MainScheduler` does on main. \
        Heard: \(bench.log.values)
        """
      )
      bench.run(to: 2)
      #expect(
        bench.log.values.first == "next(0)@1",
        "The 0 comes as soon as the scheduler can, a turn later. Heard: \(bench.log.values)"
      )
      token.dispose()
    }
  }

  @Test func `an interval waits before its first number, too`() {
    let token = bench.listen(to: Observable<Int>.interval(.ticks(3), scheduler: bench.clock))
    bench.run(to: 10)

    #expect(
      bench.log.values == ["next(0)@3", "next(1)@6", "next(2)@9"],
      "The first number is 0 and comes after one period, not at once; then they count up."
    )
    token.dispose()
    bench.run(to: 50)
    #expect(bench.log.values.count == 3, "It never ends by itself, but `dispose()` ends it.")
  }

  @Test func `a timer with a period has two times`() {
    let token = bench.listen(to: timer(5, period: 2))
    bench.run(to: 10)

    #expect(
      bench.log.values == ["next(0)@5", "next(1)@7", "next(2)@9"],
      "5 ticks for the first number, 2 for each of the others."
    )
    token.dispose()
  }

  @Test func `an interval makes a sampler`() {
    for tick in [1, 2, 4, 11] { bench.send(tick, .next(tick)) }
    let minutes = Observable<Int>.interval(.ticks(5), scheduler: bench.clock)
    let token = bench.listen(to: bench.source.sample(minutes))
    bench.run(to: 16)

    #expect(
      bench.log.values == ["next(4)@5", "next(11)@15"],
      "Every five ticks `sample` sends the newest element, if there is a new one."
    )
    token.dispose()
  }

  @Test func `after the largest number comes the smallest`() async {
    await #expect(
      processExitsWith: .success,
      """
      An `Int8` ends at 127, but the timer never ends. `+` stops the program there; `&+` continues \
      with -128, as RxSwift does.
      """
    ) {
      let (clock, log) = (TestScheduler(initialClock: 0), Recorder<Int8>())
      let token = Observable<Int8>.interval(.ticks(1), scheduler: clock)
        .subscribe(onNext: { log.record($0) })
      clock.advanceTo(300)
      token.dispose()
      precondition(log.values.map(Int.init) == (0..<300).map { ($0 + 128) % 256 - 128 })
    }
  }

  @Test func `a period of nothing ticks at each turn`() {
    let token = bench.listen(to: timer(2, period: 0))
    bench.run(to: 4)

    #expect(
      bench.log.values == ["next(0)@2", "next(1)@3", "next(2)@4"],
      "One tick is the shortest wait that the scheduler has."
    )
    token.dispose()
  }

  @Test func `each subscription has a timer of its own`() {
    let numbers = timer(2, period: 4)
    let early = bench.listen(to: numbers)
    bench.run(to: 3)
    let late = bench.listen(to: numbers)
    bench.run(to: 9)

    #expect(
      bench.log.values == ["next(0)@2", "next(0)@5", "next(1)@6", "next(1)@9"],
      "A timer is cold: a subscriber that comes at 3 waits 2 ticks, and counts from 0."
    )
    early.dispose()
    late.dispose()
  }

  @Test(arguments: [5, 0])
  func `a timer that was disposed does nothing`(_ due: Int) {
    let lifetimes = Lifetimes()
    for sequence in [timer(due), timer(due, period: 1)] {
      sequence.subscribe { [log = bench.log, probe = lifetimes.probe()] event in
        log.record("\(event)")
        probe.touch()
      }
      .dispose()
    }
    #expect(
      lifetimes.alive == 0,
      "The timer was disposed, but the scheduler keeps its observer until it would have rung."
    )
    bench.run(to: 50)

    #expect(bench.log.values.isEmpty, "It was disposed before it rang.")
  }

  @Test(arguments: [0, 1, 3])
  func `disposed after some numbers, it leaves its scheduler nothing to do`(_ numbers: Int) {
    let clock = HandClock()
    let token = Observable<Int>.interval(.ticks(2), scheduler: clock)
      .subscribe(bench.log.observer())
    clock.ring(numbers)
    token.dispose()

    #expect(bench.log.values.count == numbers, "Each period has one number.")
    #expect(
      clock.waiting == 0,
      """
      It was disposed after \(numbers == 1 ? "one number" : "\(numbers) numbers"), and a tick is still \
      scheduled. Nobody hears it, but the scheduler is kept busy.
      """
    )
  }

  @Test(arguments: [1, 5])
  func `a number does not wait for a whole period after a slow observer`(_ ticks: Int) {
    let token = Observable<Int>.interval(.ticks(2), scheduler: bench.clock)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == 0 { bench.clock.sleep(ticks) }
      }
    bench.run(to: ticks == 1 ? 5 : 8)

    #expect(
      bench.log.values == ["next(0)@2", "next(1)@\(ticks == 1 ? 4 : 7)"],
      """
      The observer was busy with 0 from 2 to \(2 + ticks). The next number fell due at 4: it comes then, or \
      as soon as the observer is free.
      """
    )
    token.dispose()
  }

  @Test func `one number comes at a time, on however many threads`() {
    inEveryInterleaving(
      """
      This scheduler has two threads, and each of them runs a piece of work. An observer that is still \
      busy with a number must not receive the next one.
      """
    ) { race in
      let (clock, log) = (HandClock(), Log())
      let token = Observable<Int>.interval(.ticks(2), scheduler: clock)
        .subscribe(onNext: { number in race.alone("hears \(number)") { log.record("\(number)") } })
      for name in ["a thread of the clock", "another thread of the clock"] {
        race.thread(name) {
          race.step("the time has come")
          clock.ring()
        }
      }
      race.atEnd {
        clock.ring(3)
        token.dispose()
        return log.values.starts(with: ["0", "1"])
          ? nil : "The numbers count up from 0, and what arrived is \(log.values)."
      }
    }
  }

  @Test func `a number that falls due while the observer is busy comes when it is free`() {
    inEveryInterleaving(
      """
      The observer is still busy with 0 when the next tick comes. The number of that tick must not come at \
      the same time, and must not wait for the tick after it either.
      """
    ) { race in
      let (clock, log) = (HandClock(), Log())
      let token = Observable<Int>.interval(.ticks(2), scheduler: clock)
        .subscribe(onNext: { number in
          race.step("hears \(number)")
          log.record("\(number)@\(Int(clock.now.timeIntervalSince1970))")
          // The next tick, if it is set by now.
          if number == 0 { clock.ring() }
        })
      race.thread("the clock") { clock.ring(2) }
      race.atEnd {
        token.dispose()
        return log.values == ["0@2", "1@4"]
          ? nil : "0 is due at 2 and 1 at 4, and what arrived is \(log.values)."
      }
    }
  }

  @Test func `a timer that has rung keeps no observer`() {
    let lifetimes = Lifetimes()
    let token = timer(5).subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    bench.run(to: 50)

    #expect(
      lifetimes.alive == 0,
      "The sequence is over, but the token still keeps the observer alive."
    )
    token.dispose()
  }

  @Test func `an observer can stop it while it receives a number`() {
    let token = bench.listen(to: timer(2, period: 2).take(2))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(0)@2", "next(1)@4", "completed@4"],
      "`take(2)` disposes the timer in the middle of its second tick."
    )
    token.dispose()
  }

  @Test func `on a real clock it rings on the scheduler's own thread`() {
    let rung = CountDown()
    let log = Log()
    let queue = DispatchQueue(label: "clock")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let scheduler = CountingScheduler(
      SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "timer")
    )
    let token = Observable<Int>.timer(.milliseconds(1), scheduler: scheduler)
      .subscribe { event in
        log.record("\(event) \(DispatchQueue.getSpecific(key: key) == true)")
        if event.isStopEvent { rung.arrive() }
      }
    guard scheduler.scheduled > 0 else {
      Issue.record("The timer was subscribed to, and gave its scheduler nothing to do.")
      return
    }

    #expect(rung.wait(), "A timer of a millisecond has not rung.")
    #expect(
      log.values == ["next(0) true", "completed true"],
      "Both events arrive on the queue of the scheduler."
    )
    token.dispose()
  }
}

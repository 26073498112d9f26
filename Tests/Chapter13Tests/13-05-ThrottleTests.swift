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

@Suite struct `13.5 throttle` {
  private let bench = Bench()

  private func throttled(_ dueTime: Int, latest: Bool = true) -> Observable<Int> {
    bench.source.throttle(.ticks(dueTime), latest: latest, scheduler: bench.clock)
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "13-Time",
      exercise: "13.5",
      operators: [
        "throttle(4)": { $0.throttle(.seconds(4), scheduler: $0.scheduler) },
        "throttle(4, latest: false)": {
          $0.throttle(.seconds(4), latest: false, scheduler: $0.scheduler)
        },
      ]
    )
  }

  @Test func `the first element passes at once`() {
    let token = bench.listen(to: throttled(5))
    bench.source.send(.next(1))

    #expect(bench.log.values == ["next(1)@0"], "No window is open: the element passes at once.")
    token.dispose()
  }

  @Test func `the newest element of a window is sent when the window is over`() {
    for tick in 2...6 { bench.send(tick, .next(tick)) }
    let token = bench.listen(to: throttled(10))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(2)@2", "next(6)@12"],
      "2 opens a window until 12. Then the newest of what came is sent, and nothing else."
    )
    token.dispose()
  }

  @Test func `without latest, what comes during a window is lost`() {
    for tick in 2...6 { bench.send(tick, .next(tick)) }
    bench.send(20, .next(9))
    let token = bench.listen(to: throttled(10, latest: false))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(2)@2", "next(9)@20"],
      "Nothing is held back: the next element that passes is the first after the window."
    )
    token.dispose()
  }

  @Test func `without latest, an element that is lost opens no window`() {
    for tick in [2, 8, 13] { bench.send(tick, .next(tick)) }
    let token = bench.listen(to: throttled(10, latest: false))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(2)@2", "next(13)@13"],
      """
      2 was sent, and opened a window until 12. 8 was not sent. So at 13 no window is open, and 13 \
      passes.
      """
    )
    token.dispose()
  }

  @Test func `what is sent at the end of a window opens the next one`() {
    bench.send(2, .next(1))
    bench.send(4, .next(2))
    bench.send(14, .next(3))
    let token = bench.listen(to: throttled(10))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "next(2)@12", "next(3)@22"],
      """
      2 was sent at 12, and 3 comes at 14, only two ticks later: it has to wait until 22. Between any \
      two elements there are at least ten ticks.
      """
    )
    token.dispose()
  }

  @Test(arguments: [true, false])
  func `an element at the very end of a window replaces the one that waits`(_ latest: Bool) {
    bench.send(2, .next(1))
    bench.send(4, .next(2))
    bench.send(12, .next(3))
    let token = bench.listen(to: throttled(10, latest: latest))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "next(3)@12"],
      "At 12 the window is over: 3 passes, and 2, which is older, is dropped."
    )
    token.dispose()
  }

  @Test func `what comes after an element at the very end of a window waits for a whole window`() {
    bench.send(2, .next(1))
    bench.send(4, .next(2))
    bench.send(12, .next(3), .next(4))
    let token = bench.listen(to: throttled(10))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "next(3)@12", "next(4)@22"],
      """
      At 12, 3 passed and opened a window, and 4 came after it. The alarm that was set for 2 has nothing to \
      do with 4. Heard: \(bench.log.values)
      """
    )
    token.dispose()
  }

  @Test func `a completion comes after the element that waits`() {
    bench.send(2, .next(1))
    bench.send(4, .next(2), .completed)
    let token = bench.listen(to: throttled(10))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "next(2)@12", "completed@12"],
      "2 is due at 12, and the end comes after it."
    )
    token.dispose()
  }

  @Test func `a completion passes at once if no element waits`() {
    bench.send(2, .next(1))
    bench.send(4, .completed)
    let token = bench.listen(to: throttled(10))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "completed@4"],
      "Nothing waits, so there is no reason to sit out the window."
    )
    token.dispose()
  }

  @Test func `an error passes at once`() {
    bench.send(2, .next(1))
    bench.send(4, .next(2), .error(Storm()))
    let token = bench.listen(to: throttled(10))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "error(storm)@4"],
      "An error passes at once, and what waits is dropped."
    )
    token.dispose()
  }

  @Test(arguments: [0, -3]) func `with no time at all everything passes`(_ due: Int) {
    bench.send(2, .next(1), .next(2), .next(3), .completed)
    let token = bench.listen(to: throttled(due))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "next(2)@2", "next(3)@2", "completed@2"],
      "A window of no length is never open."
    )
    token.dispose()
  }

  @Test(arguments: [true, false])
  func `with no time at all what the observer causes passes, too`(_ latest: Bool) {
    let token = throttled(0, latest: latest)
      .subscribe { [bench] event in
        bench.log.record("\(event)")
        if event.element == 1 { bench.source.send(.next(2), .next(3)) }
      }
    bench.source.send(.next(1))

    #expect(
      bench.log.values == ["next(1)", "next(2)", "next(3)"],
      """
      While the observer handled 1 it made the source send 2 and 3. There is no time to wait, so no window \
      is open, and nothing has to wait or is lost. Heard: \(bench.log.values)
      """
    )
    token.dispose()
  }

  @Test func `parts of a second count`() {
    // Ten ticks a second.
    let clock = TestScheduler(initialClock: 0, resolution: 0.1)
    let (source, log) = (bench.source, bench.log)
    let token = source.throttle(.seconds(1), scheduler: clock)
      .subscribe { event in log.record("\(event)@\(clock.clock)") }
    clock.scheduleAt(1) { source.send(.next(1)) }
    clock.scheduleAt(7) { source.send(.next(2)) }
    clock.advanceTo(50)

    #expect(
      log.values == ["next(1)@1", "next(2)@11"],
      "A second has ten ticks here. At 7 there are still four tenths of it left."
    )
    token.dispose()
  }

  // The observer is slow with an element that passed at once, or with one that had to wait.
  @Test(arguments: [1, 2])
  func `a slow observer still gets its pause`(_ slow: Int) {
    let token = throttled(10)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == slow { bench.clock.sleep(6) }
      }
    bench.send(2, .next(1))
    if slow == 2 { bench.send(4, .next(2)) }
    bench.send(slow * 10 + 4, .next(3))
    bench.run(to: 50)

    let start = slow == 1 ? 2 : 12
    #expect(
      bench.log.values.suffix(2) == ["next(\(slow))@\(start)", "next(3)@\(start + 6 + 10)"],
      """
      The observer was busy with \(slow) from \(start) to \(start + 6): the window is measured from there. \
      Heard: \(bench.log.values)
      """
    )
    token.dispose()
  }

  @Test(arguments: [true, false])
  func `what the observer makes the source send has to wait, too`(_ latest: Bool) {
    let token = throttled(10, latest: latest)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == 1 { bench.source.send(.next(2), .next(3)) }
      }
    bench.send(2, .next(1))
    bench.send(30, .next(4))
    bench.run(to: 50)

    let expected = ["next(1)@2"] + (latest ? ["next(3)@12"] : []) + ["next(4)@30"]
    #expect(
      bench.log.values == expected,
      """
      2 and 3 came while the observer handled 1, which had opened a window: \
      \(latest ? "the newer one waits until 12" : "both are lost"). Otherwise an observer that \
      answers each element with another gets all of them at once.
      """
    )
    token.dispose()
  }

  @Test func `what came while a slow observer was busy waits for the whole pause`() {
    let token = throttled(10)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        guard event.element == 1 else { return }
        bench.source.send(.next(2))
        bench.clock.sleep(6)
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "next(2)@18"],
      "The observer was busy with 1 from 2 to 8. 2 came at 2, and the window is measured from 8."
    )
    token.dispose()
  }

  @Test(arguments: [true, false])
  func `an observer that takes longer than a window gets nothing meanwhile`(_ latest: Bool) {
    let token = throttled(10, latest: latest)
      .subscribe { [bench] event in
        bench.log.record("\(event) begins@\(bench.clock.clock)")
        if event.element == 1 {
          bench.clock.sleep(20)
          bench.source.send(.next(2))
        }
        bench.log.record("\(event) ends@\(bench.clock.clock)")
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    let expected =
      ["next(1) begins@2", "next(1) ends@22"]
      + (latest ? ["next(2) begins@32", "next(2) ends@32"] : [])
    #expect(
      bench.log.values == expected,
      """
      The observer was busy with 1 from 2 to 22, and then made the source send 2. The window is measured \
      from when the observer has returned, so at 22 it is open: 2 \(latest ? "waits until 32" : "is lost"). \
      Heard: \(bench.log.values)
      """
    )
    token.dispose()
  }

  @Test func `an alarm that rings while the observer is busy sends nothing`() {
    let (clock, source, log) = (HandClock(), HandSource<Int>(), bench.log)
    let token = source.throttle(.ticks(5), scheduler: clock)
      .subscribe { event in
        log.record("\(event) begins")
        if event.element == 1 {
          source.send(.next(2))
          clock.ring(2)
        }
        log.record("\(event) ends")
      }
    source.send(.next(1))
    #expect(
      log.values == ["next(1) begins", "next(1) ends"],
      """
      While the observer handled 1 it made the source send 2, and if an alarm was set, it rang. The window \
      is open until the observer has returned. Heard: \(log.values)
      """
    )
    clock.ring(2)
    #expect(
      log.values.suffix(2) == ["next(2) begins", "next(2) ends"],
      "Then 2 waits for the window, and is sent. Heard: \(log.values)"
    )
    token.dispose()
  }

  @Test func `the alarm of a replaced element does not ring while the observer is busy`() {
    let (clock, source, log) = (HandClock(), HandSource<Int>(), bench.log)
    // At 5, like the alarm for 2, and before it.
    _ = clock.scheduleRelative((), dueTime: .ticks(5)) { _ in
      source.send(.next(3))
      return Disposables.create()
    }
    let token = source.throttle(.ticks(5), scheduler: clock)
      .subscribe { event in
        log.record("\(event) begins")
        if event.element == 3 {
          source.send(.next(4))
          clock.ring()
        }
        log.record("\(event) ends")
      }
    source.send(.next(1), .next(2))
    clock.ring()
    #expect(
      log.values == ["next(1) begins", "next(1) ends", "next(3) begins", "next(3) ends"],
      """
      At the very end of the window 3 passed and replaced 2, which waited. While the observer handled 3 it \
      made the source send 4, and if an alarm was still set, it rang. The window that 3 opened is open \
      until the observer has returned, and longer. Heard: \(log.values)
      """
    )
    clock.ring()
    #expect(
      log.values.suffix(2) == ["next(4) begins", "next(4) ends"],
      "Then 4 waits for the window, and is sent. Heard: \(log.values)"
    )
    token.dispose()
  }

  @Test func `an alarm that rings at once finds the element`() {
    let token = bench.source.throttle(.ticks(5), scheduler: AtOnceScheduler())
      .subscribe(bench.log.observer())
    bench.source.send(.next(1), .next(2), .next(3), .completed)

    #expect(
      bench.log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      """
      This scheduler ran its work before `scheduleRelative` had returned: the alarm for 2, which had to \
      wait, rang while it was being set. 2 has to be there by then, or it is never sent. \
      Heard: \(bench.log.values)
      """
    )
    token.dispose()
  }

  @Test func `a completion during an element passes at once if nothing waits`() {
    let token = throttled(10)
      .subscribe { [bench] event in
        bench.log.record("\(event) begins")
        if event.element == 1 { bench.source.send(.completed) }
        bench.log.record("\(event) ends")
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1) begins", "completed begins", "completed ends", "next(1) ends"],
      """
      While the observer handled 1 the source completed. No element waits, so the end passes at once, \
      inside that call. Heard: \(bench.log.values).
      """
    )
    token.dispose()
  }

  @Test func `a completion during an element comes after what waits`() {
    let token = throttled(10)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == 2 { bench.source.send(.next(3), .completed) }
      }
    bench.send(2, .next(1))
    bench.send(4, .next(2))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "next(2)@12", "next(3)@22", "completed@22"],
      "While the observer handled 2, at 12, the source sent 3 and completed: 3 waits, and then the end."
    )
    token.dispose()
  }

  @Test func `with source and clock on two threads the observer receives one event at a time`() {
    expectOneAtATime(element: ["1 2 3", "1 3"], completion: ["1 2 |"], error: ["1 2 #", "1 #"]) {
      $0.throttle(.ticks(5), scheduler: $1)
    }
  }

  @Test func `it keeps the rules`() {
    expectKeepsTheRules { $0.throttle(.ticks(0), scheduler: TestScheduler(initialClock: 0)) }
    expectKeepsTheRulesInTime { $0.throttle(.ticks(3), scheduler: $1) }
    expectKeepsTheRulesInTime { $0.throttle(.ticks(3), latest: false, scheduler: $1) }
  }
}

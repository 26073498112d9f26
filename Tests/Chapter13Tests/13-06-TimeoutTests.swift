import ContractTesting
import Dispatch
import Interleaving
import InterleavingTesting
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

@Suite struct `13.6 timeout` {
  private let bench = Bench()
  private let other = HandSource<Int>()

  private var impatient: Observable<Int> {
    bench.source.timeout(.ticks(5), scheduler: bench.clock)
  }

  private var switching: Observable<Int> {
    bench.source.timeout(.ticks(5), other: other, scheduler: bench.clock)
  }

  private let timeout = "error(\(RxError.timeout))"

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "13-Time",
      exercise: "13.6",
      operators: [
        "a.timeout(4)": { $0.a.timeout(.seconds(4), scheduler: $0.scheduler) },
        "a.timeout(4, other: b)": {
          $0.a.timeout(.seconds(4), other: $0.b, scheduler: $0.scheduler)
        },
      ]
    )
  }

  @Test func `the first element has to come in time`() {
    let token = bench.listen(to: impatient)
    bench.run(to: 50)

    #expect(bench.log.values == ["\(timeout)@5"], "Nothing came for five ticks: that is an error.")
    #expect(
      bench.source.living == 0,
      "The time was over at 5, but the source is still subscribed to."
    )
    token.dispose()
  }

  @Test func `each element gives the next one the whole time`() {
    for tick in [4, 8, 12] { bench.send(tick, .next(tick)) }
    let token = bench.listen(to: impatient)
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(4)@4", "next(8)@8", "next(12)@12", "\(timeout)@17"],
      "Five ticks for each, counted from the element before."
    )
    token.dispose()
  }

  @Test func `an element at the last moment is in time`() {
    bench.send(5, .next(1))
    let token = bench.listen(to: impatient)
    bench.run(to: 8)

    #expect(
      bench.log.values == ["next(1)@5"],
      "At tick 5 the element comes first, and the alarm finds that it no longer counts."
    )
    token.dispose()
  }

  @Test func `the time begins before the source is subscribed to`() {
    let cold = Observable<Int>
      .create { [bench] observer in
        bench.clock.scheduleRelative((), dueTime: .ticks(5)) { _ in
          observer.onNext(1)
          return Disposables.create()
        }
      }
    let token = bench.listen(to: cold.timeout(.ticks(5), scheduler: bench.clock))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["\(timeout)@5"],
      "Both are due at 5, and the alarm was scheduled first."
    )
    token.dispose()
  }

  @Test func `an observer may take its time`() {
    let token = impatient.subscribe { [bench] event in
      bench.log.record("\(event)@\(bench.clock.clock)")
      if event.element == 1 { bench.clock.sleep(20) }
    }
    bench.send(2, .next(1))
    bench.send(25, .next(2))
    bench.run(to: 26)

    #expect(
      bench.log.values == ["next(1)@2", "next(2)@25"],
      """
      The observer was busy from 2 to 22. That is not the source's fault: the source's time begins \
      when the observer is done.
      """
    )
    token.dispose()
  }

  @Test func `a reentrant element leaves the clock running`() {
    let source = HandSource<Int>()
    let token = source.timeout(.ticks(5), scheduler: bench.clock)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == 1 { source.send(.next(2)) }
      }
    bench.clock.scheduleAt(2) { source.send(.next(1)) }
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "next(2)@2", "\(timeout)@7"],
      """
      While the observer handled 1 it made the source send 2. Nothing came after that, so five ticks \
      later the alarm has to ring.
      """
    )
    token.dispose()
  }

  @Test(arguments: [1, 2])
  func `no alarm wins while the observer is busy`(_ count: Int) {
    let (clock, source, log) = (HandClock(), HandSource<Int>(), bench.log)
    let token = source.timeout(.ticks(5), scheduler: clock)
      .subscribe { event in
        log.record("\(event) begins")
        if event.element == 1 {
          if count == 2 { source.send(.next(2)) }
          // As if another thread did that.
          clock.ring(3)
        }
        log.record("\(event) ends")
      }
    source.send(.next(1))
    let inner = count == 2 ? ["next(2) begins", "next(2) ends"] : []
    #expect(
      log.values == ["next(1) begins"] + inner + ["next(1) ends"],
      """
      \(count == 1
        ? "The observer handled 1, and took its time."
        : "While the observer handled 1 it made the source send 2, and then it took its time with 1.") \
      The time of the next element begins when it has returned; a ring before that must not bring an error, \
      which would come in the middle of 1. Heard: \(log.values)
      """
    )
    clock.ring(3)
    #expect(
      log.values.last == "\(timeout) ends",
      "Then the time begins, and nothing more comes: that is an error. Heard: \(log.values)"
    )
    token.dispose()
  }

  @Test func `an end stops the clock`() {
    bench.send(2, .completed)
    let token = bench.listen(to: impatient)
    bench.run(to: 50)
    #expect(bench.log.values == ["completed@2"], "The source is over; nothing else was to come.")
    token.dispose()
  }

  @Test func `another sequence takes over`() {
    bench.clock.scheduleAt(30) { [other] in other.send(.next(7), .completed) }
    bench.send(2, .next(1))
    bench.send(9, .next(2))
    let token = bench.listen(to: switching)
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@2", "next(7)@30", "completed@30"],
      """
      At 7 the other sequence takes over. What the source sends at 9 is too late; the other sequence \
      may take as long as it likes.
      """
    )
    #expect(
      bench.source.living == 0 && other.living == 0,
      "At the end, one of the two sequences is still subscribed to."
    )
    token.dispose()
  }

  @Test func `the other sequence is subscribed to before the source is disposed`() {
    let log = bench.log
    func noted(_ name: String) -> Observable<Int> {
      .create { _ in
        log.record("\(name) subscribed")
        return Disposables.create { log.record("\(name) disposed") }
      }
    }
    let token = noted("source")
      .timeout(.ticks(5), other: noted("other"), scheduler: bench.clock)
      .subscribe { _ in }
    bench.run(to: 50)
    #expect(
      log.values == ["source subscribed", "other subscribed", "source disposed"],
      "Something that both of them share must not be released in between."
    )
    token.dispose()
    #expect(log.values.last == "other disposed", "`dispose()` has to reach the other sequence.")
  }

  @Test func `the other sequence is not needed while all goes well`() {
    bench.send(2, .next(1), .completed)
    let token = bench.listen(to: switching)
    bench.run(to: 50)
    #expect(
      other.subscriptions.isEmpty,
      "The source was in time, so nobody needs the other sequence."
    )
    token.dispose()
  }

  @Test func `an alarm that came too late means nothing`() {
    let deaf = DeafScheduler(clock: bench.clock)
    bench.send(4, .next(1))
    let token = bench.listen(to: bench.source.timeout(.ticks(5), scheduler: deaf))
    bench.run(to: 8)

    #expect(
      bench.log.values == ["next(1)@4"],
      "The alarm for the first element could not be cancelled, but 1 was in time."
    )
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end that comes too late means nothing either`(_ end: Event<Int>) {
    bench.send(9, end)
    bench.clock.scheduleAt(30) { [other] in other.send(.next(7)) }
    let token = bench.listen(to: switching)
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(7)@30"],
      "The other sequence took over at 5. Nobody cares that the source sent \(end) at 9."
    )
    #expect(
      other.subscriptions.map(\.disposals) == [0],
      """
      The other sequence took over at 5, and has not ended. At 9 the source sent \(end), too late, and now \
      the subscription to the other sequence is disposed.
      """
    )
    token.dispose()
  }

  @Test func `when another sequence has taken over no time is measured`() {
    let clock = HandClock()
    let token = bench.source.timeout(.ticks(5), other: other, scheduler: clock)
      .subscribe(bench.log.observer())
    clock.ring()
    bench.source.send(.next(1))
    other.send(.next(7))

    #expect(
      clock.waiting == 0,
      """
      The other sequence took over. The source sent 1 after that, too late, and the other one sent 7, for \
      which there is no hurry. But an alarm is set.
      """
    )
    #expect(bench.log.values == ["next(7)"], "7 comes from the other sequence, and 1 is too late.")
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after an end no alarm counts`(_ end: Event<Int>) {
    let deaf = DeafScheduler(clock: bench.clock)
    bench.send(2, end)
    let token = bench.source.timeout(.ticks(5), other: other, scheduler: deaf)
      .subscribe(
        AnyObserver { [source = bench.source] event in
          if event.isStopEvent { source.send(.next(9)) }
        }
      )
    bench.run(to: 50)

    #expect(
      other.subscriptions.isEmpty,
      """
      The source sent \(end) in time. The observer then made it send 9 as well, and the alarm for the \
      element after that has won: the other sequence was subscribed to after the end.
      """
    )
    token.dispose()
  }

  @Test func `no lock is held while the other sequence is subscribed to`() {
    let outside = inEveryInterleaving(
      """
      Whoever subscribes to `other` runs its code, and that may make the source send. A lock that is \
      held meanwhile keeps the source waiting, and here it waits for itself.
      """
    ) { race in
      let (source, clock, log) = (HandSource<Int>(), HandClock(), Log())
      let other = Observable<Int>
        .create { observer in
          race.step("is subscribed to")
          source.send(.next(9))
          observer.onNext(7)
          return Disposables.create()
        }
      let token = source.timeout(.ticks(5), other: other, scheduler: clock)
        .subscribe(log.observer())
      race.thread("the clock") { clock.ring() }
      race.atEnd {
        defer { token.dispose() }
        return log.values == ["next(7)"]
          ? nil : "The time was over, 9 came too late, 7 came from `other`; heard: \(log.values)."
      }
    }
    // This one ends inside `subscribe`, and the observer makes the source send then. What waits for
    // itself above would stop the program here.
    guard outside.failure == nil else { return }
    expectKeepsTheRulesInTime { $0.timeout(.ticks(9), other: Observable.empty(), scheduler: $1) }
  }

  @Test(arguments: [
    (Event<Int>.next(1), [["next(1)", "next(7)"], ["next(7)"]]),
    (.completed, [["completed"], ["next(7)"]]),
    (.error(Storm()), [["error(storm)"], ["next(7)"]]),
  ])
  func `an event and the alarm come at the same time, and one of them wins`(
    _ event: Event<Int>,
    _ outcomes: [[String]]
  ) {
    inEveryInterleaving(
      """
      Whether the source is in time is decided once, in one step. After that the other thread has to \
      find it decided, whatever it saw before.
      """
    ) { race in
      let (source, other, clock, log) = (HandSource<Int>(), HandSource<Int>(), HandClock(), Log())
      let token = source.timeout(.ticks(5), other: other, scheduler: clock)
        .subscribe(
          AnyObserver { event in race.alone("hears \(event)") { log.record("\(event)") } }
        )
      race.thread("the source") { source.send(event) }
      race.thread("the clock") {
        race.step("the time has come")
        clock.ring(number: 1)
      }
      race.atEnd {
        defer { token.dispose() }
        if log.values == ["\(event)"], !other.subscriptions.isEmpty {
          return "\(event) came in time, and the other sequence was subscribed to as well."
        }
        // An element in time has set the alarm for the next one.
        clock.ring()
        if source.living > 0 { return "It is over, and still subscribed to." }
        other.send(.next(7))
        return outcomes.contains(log.values)
          ? nil : "The source sent \(event), then `other` sent 7; heard: \(log.values)."
      }
    }
  }

  @Test func `one thread disposes while the alarm rings`() {
    inEveryInterleaving("After `dispose()` nobody needs the alarm or one of the two sequences.") {
      race in
      let (source, other, clock) = (HandSource<Int>(), HandSource<Int>(), HandClock())
      let token = source.timeout(.ticks(5), other: other, scheduler: clock).subscribe { _ in }
      race.thread("the token") { token.dispose() }
      race.thread("the clock") {
        race.step("the time has come")
        clock.ring()
      }
      race.atEnd {
        if clock.waiting > 0 { return "It was disposed, and an alarm is still set." }
        return source.living + other.living == 0
          ? nil : "It was disposed, and one of the two sequences is still subscribed to."
      }
    }
  }

  @Test func `it keeps the rules`() {
    expectKeepsTheRules { $0.timeout(.ticks(5), scheduler: TestScheduler(initialClock: 0)) }
    expectKeepsTheRules { other in
      Observable.never().timeout(.ticks(0), other: other, scheduler: AtOnceScheduler())
    }
  }
}

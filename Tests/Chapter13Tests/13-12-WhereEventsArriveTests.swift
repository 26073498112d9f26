import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.12 Where events arrive` {
  @Test(arguments: TimedEvent.allCases)
  func `the prediction is what happens`(_ event: TimedEvent) {
    let seen = event.measured()
    #expect(
      seen.contains(event.arrival),
      """
      \(event): you say \(event.arrival.inWords), and it arrived \
      \(seen.first?.inWords ?? "nowhere: is its exercise done?").
      """
    )
  }

  @Test func `all of the banner arrives on main`() {
    let (main, warnings) = (TestScheduler(initialClock: 0), HandSource<String>())
    let (heard, isSending) = (Log(), Recorder<Bool>())
    let token = StormBanner.texts(of: warnings, main: main)
      .subscribe { event in
        let thread = isSending.values.last == true ? "on the service's thread" : "on main"
        heard.record("\(event) \(thread)")
      }
    func send(_ tick: Int, _ event: Event<String>) {
      main.scheduleAt(tick) {
        isSending.record(true)
        warnings.send(event)
        isSending.record(false)
      }
    }
    send(2, .next("gale"))
    send(10, .next("storm"))
    send(10, .completed)
    main.advanceTo(50)

    #expect(
      heard.values == [
        "next(gale) on main", "next(storm) on main", "completed on main",
      ],
      """
      The scheduler of `debounce` is where its alarm rings. What it forwards without an alarm arrives \
      where the source sent it, and there the screen must not be touched.
      """
    )
    token.dispose()
  }

  @Test func `a warning has to stand for a second`() {
    // Ten ticks a second: a hop to main takes a tick.
    let clock = TestScheduler(initialClock: 0, resolution: 0.1)
    let (warnings, log) = (HandSource<String>(), Log())
    let token = StormBanner.texts(of: warnings, main: clock)
      .subscribe { event in log.record("\(event)") }
    clock.scheduleAt(2) { warnings.send(.next("gale"), .next("storm")) }
    clock.advanceTo(11)
    #expect(log.values.isEmpty, "“storm” has not stood for a second yet. Shown: \(log.values)")
    // A hop or two to main are fine.
    clock.advanceTo(15)
    #expect(
      log.values == ["next(storm)"],
      "“gale” did not stand for a second, but “storm” did. Shown: \(log.values)"
    )
    token.dispose()
  }

  @Test(arguments: [
    (Event<String>.completed, ["next(storm) on main", "completed on main"]),
    (.error(Storm()), ["error(storm) on main"]),
  ])
  func `all of it arrives on main with real threads, too`(
    _ end: Event<String>,
    _ expected: [String]
  ) {
    let queue = DispatchQueue(label: "screen")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let main = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "main")
    let (warnings, log, ended) = (HandSource<String>(), Log(), CountDown())
    let token = StormBanner.texts(of: warnings, main: main)
      .subscribe { event in
        log.record("\(event) \(DispatchQueue.getSpecific(key: key) == true ? "on" : "off") main")
        if event.isStopEvent { ended.arrive() }
      }
    let returned = onThreads(1) { _ in
      warnings.send(.next("gale"), .next("storm"), end)
    }
    #expect(returned, "The service's thread did not come back.")
    // What was sent is on its way to main by now, or has arrived. It may go there more than once,
    // before `debounce` and after it, and each time it gets in line behind what is asked here.
    for _ in 0..<10 where log.values.isEmpty {
      let settled = CountDown()
      _ = main.schedule(()) {
        settled.arrive()
        return Disposables.create()
      }
      #expect(settled.wait(), "The main scheduler did not finish.")
    }
    guard !log.values.isEmpty else {
      Issue.record("The service sent two warnings and \(end), and nothing arrived.")
      return
    }

    #expect(ended.wait(), "The end did not arrive.")
    #expect(
      log.values == expected,
      "The service sent on a thread of its own; the screen must not be touched there."
    )
    token.dispose()
  }
}

extension Arrival {
  fileprivate var inWords: String {
    switch self {
    case .withTheSource: "with the source"
    case .onTheScheduler: "on the scheduler"
    case .notDecided: "nothing yet"
    }
  }
}

extension TimedEvent {
  /// Applies the operator, lets the event come, and returns where it arrived.
  fileprivate func measured() -> [Arrival] {
    switch self {
    case .elementOfTimer:
      measure(.silence) { Observable<Int>.timer(.ticks(5), scheduler: $1) }
    case .elementOfInterval:
      measure(.silence) { Observable<Int>.interval(.ticks(5), scheduler: $1) }
    case .elementOfDelay: measure(.element) { $0.delay(.ticks(5), scheduler: $1) }
    case .errorBelowDelay: measure(.error) { $0.delay(.ticks(5), scheduler: $1) }
    case .elementOfDebounce: measure(.element) { $0.debounce(.ticks(5), scheduler: $1) }
    case .lastElementOfDebounce: measure(.end) { $0.debounce(.ticks(5), scheduler: $1) }
    case .firstElementOfThrottle: measure(.element) { $0.throttle(.ticks(5), scheduler: $1) }
    case .heldElementOfThrottle:
      measure(.second) { $0.throttle(.ticks(5), scheduler: $1) }
    case .elementOfTimeout: measure(.element) { $0.timeout(.ticks(5), scheduler: $1) }
    case .errorOfTimeout: measure(.silence) { $0.timeout(.ticks(5), scheduler: $1) }
    case .fullArrayOfBuffer:
      measure(.element) { $0.buffer(timeSpan: .ticks(5), count: 1, scheduler: $1) }
    case .lateArrayOfBuffer:
      measure(.silence) { $0.buffer(timeSpan: .ticks(5), count: 1, scheduler: $1) }
    case .elementAfterDelaySubscription:
      measure(.element) { $0.delaySubscription(.ticks(1), scheduler: $1) }
    }
  }

  /// What the source sends; the first event that comes of it is measured, or the second.
  private enum Course {
    case element, second, error, end, silence

    var events: [Event<Int>] {
      switch self {
      case .element: [.next(1)]
      case .second: [.next(1), .next(2)]
      case .error: [.error(Storm())]
      case .end: [.next(1), .completed]
      case .silence: []
      }
    }
  }

  private func measure<Result>(
    _ course: Course,
    _ operated: (Observable<Int>, any SchedulerType) -> Observable<Result>
  ) -> [Arrival] {
    let bench = Bench()
    let (isSending, seen) = (Recorder<Bool>(), Recorder<Arrival>())
    let token = operated(bench.source, bench.clock)
      .subscribe { _ in
        seen.record(isSending.values.last == true ? .withTheSource : .onTheScheduler)
      }
    bench.clock.scheduleAt(2) {
      isSending.record(true)
      for event in course.events { bench.source.send(event) }
      isSending.record(false)
    }
    bench.run(to: 20)
    token.dispose()
    return Array(seen.values.dropFirst(course == .second ? 1 : 0).prefix(1))
  }
}

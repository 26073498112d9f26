import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

@Suite struct `The test scheduler` {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `a test creates at 100, subscribes at 200 and disposes at 1000`() {
    var created: Int?
    let source = scheduler.createColdObservable([Recorded<Event<Int>>.next(10, 1)])
    let observer = scheduler.start { [scheduler] in
      created = scheduler.clock
      return source
    }
    #expect(created == 100)
    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `what is due at once waits for the next tick`() {
    var times: [Int] = []
    scheduler.scheduleAt(50) { [scheduler] in
      _ = scheduler.schedule(()) { _ in
        times.append(scheduler.clock)
        return Disposables.create()
      }
      _ = scheduler.scheduleRelative((), dueTime: .seconds(-10)) { _ in
        times.append(scheduler.clock)
        return Disposables.create()
      }
      scheduler.scheduleAt(20) { times.append(scheduler.clock) }
    }
    scheduler.start()
    #expect(times == [50, 51, 51])
  }

  @Test func `without processing delay it runs at the same tick`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var time: Int?
    scheduler.scheduleAt(50) {
      _ = scheduler.schedule(()) { _ in
        time = scheduler.clock
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(time == 50)
  }

  @Test func `a hot event at 200 is missed and one at 1000 is received`() {
    let source = scheduler.createHotObservable([
      Recorded<Event<Int>>.next(199, 1), .next(200, 2), .next(201, 3), .next(1000, 4),
      .next(1001, 5),
    ])
    let observer = scheduler.start { source }
    #expect(observer.events == [.next(201, 3), .next(1000, 4)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `a hot source that is made at 100 is the other way round`() {
    let observer = scheduler.start { [scheduler] in
      scheduler.createHotObservable([Recorded<Event<Int>>.next(200, 1), .next(1000, 2)])
    }
    #expect(observer.events == [.next(200, 1)])
  }

  @Test func `cold events count from the subscription, and the one at the disposal is missed`() {
    let source = scheduler.createColdObservable([
      Recorded<Event<Int>>.next(-5, 0), .next(0, 1), .next(799, 2), .next(800, 3),
    ])
    let observer = scheduler.start { source }
    #expect(observer.events == [.next(200, 0), .next(200, 1), .next(999, 2)])
  }

  @Test func `a bare source keeps no rule, and its subscription stays open`() {
    let source = scheduler.createHotObservable([
      Recorded<Event<Int>>.next(210, 1), .completed(220), .next(230, 2), .error(240, MyError()),
    ])
    let observer = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = source.subscribe(observer) }
    scheduler.start()
    #expect(
      observer.events == [.next(210, 1), .completed(220), .next(230, 2), .error(240, MyError())]
    )
    #expect(source.subscriptions == [Subscription(200)])
  }

  @Test func `behind an operator the subscription ends with the sequence`() {
    let source = scheduler.createHotObservable([
      Recorded<Event<Int>>.next(210, 1), .completed(220), .next(230, 2),
    ])
    let observer = scheduler.start { source.map { $0 * 10 } }
    #expect(observer.events == [.next(210, 10), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `who is disposed during a delivery still hears it from the bare source`() {
    let source = scheduler.createHotObservable([
      Recorded<Event<Int>>.next(210, 1), .next(220, 2),
    ])
    let log = Recorder<String>()
    var second: Disposable?
    _ = source.subscribe(
      AnyObserver { event in
        log.record("first \(event)")
        second?.dispose()
      }
    )
    second = source.subscribe(AnyObserver { event in log.record("second \(event)") })
    scheduler.start()
    #expect(log.values == ["first next(1)", "second next(1)", "first next(2)"])
  }

  @Test func `generators take a tick an event`() {
    func run<Source: ObservableConvertibleType>(
      disposed: Int = 1000,
      _ make: @escaping (TestScheduler) -> Source
    ) -> [String] {
      let scheduler = TestScheduler(initialClock: 0)
      return scheduler.start(disposed: disposed) { make(scheduler) }.events.map { "\($0)" }
    }
    #expect(run { _ in Observable.just(42) } == ["next(42) @ 200", "completed @ 200"])
    #expect(
      run { Observable.just(42, scheduler: $0) } == ["next(42) @ 201", "completed @ 202"]
    )
    #expect(
      run { Observable.from(optional: 5, scheduler: $0) }
        == ["next(5) @ 201", "completed @ 202"]
    )
    #expect(run { Observable<Int>.from(optional: nil, scheduler: $0) } == ["completed @ 201"])
    let four = ["next(3) @ 201", "next(1) @ 202", "next(2) @ 203", "next(4) @ 204"]
    #expect(run { Observable.of(3, 1, 2, 4, scheduler: $0) } == four + ["completed @ 205"])
    #expect(run { Observable.from([3, 1, 2, 4], scheduler: $0) } == four + ["completed @ 205"])
    #expect(run(disposed: 203) { Observable.from(3...9, scheduler: $0) }.count == 2)
  }

  @Test func `records describe themselves`() {
    #expect("\(Recorded<Event<Int>>.next(210, 1))" == "next(1) @ 210")
    #expect("\(Subscription(200, 1000))" == "(200: 1000)")
    #expect("\(Subscription(200))" == "(200: Infinity)")
  }

  @Test func `errors are equal if their descriptions are`() {
    #expect(Event<Int>.error(MyError()) == .error(MyError()))
    #expect(Event<Int>.error(MyError()) != .error(RxError.timeout))
    #expect(Event<Int>.error(MyError()) != .completed)
    #expect(Event.next(1) != .next(2))
  }
}

private struct MyError: Error {}

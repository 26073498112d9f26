import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.9 A whole test` {
  private let clock = TestScheduler(initialClock: 0)

  @Test func `it creates at 100, subscribes at 200 and disposes at 1000`() {
    var created: [Int] = []
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(10, 1)])
    let observer = clock.start { [clock] in
      created.append(clock.clock)
      return source
    }

    #expect(created == [100], "The closure is called once, at tick 100.")
    #expect(source.visits == ["(200: 1000)"], "It lasts from 200 to 1000 by default.")
    #expect(observer.texts == ["next(1) @ 210"], "The observer has to record it.")
  }

  @Test func `a test may say when it disposes`() {
    let source = clock.createHotObservable([Recorded<Event<Int>>.next(210, 1), .next(230, 2)])
    let observer = clock.start(disposed: 220) { source }
    #expect(observer.texts == ["next(1) @ 210"], "At 220 it was over.")
    #expect(source.visits == ["(200: 220)"], "It begins at 200, as always.")
  }

  @Test func `a test may say everything`() {
    let source = clock.createHotObservable([
      Recorded<Event<Int>>.next(20, 1), .next(40, 2), .next(60, 3),
    ])
    var created: [Int] = []
    let observer = clock.start(created: 10, subscribed: 30, disposed: 50) { [clock] in
      created.append(clock.clock)
      return source
    }
    #expect(created == [10], "It has to be created when the test says.")
    #expect(
      source.visits == ["(30: 50)"],
      "It has to be subscribed and disposed when the test says."
    )
    #expect(observer.texts == ["next(2) @ 40"], "It has to record what came in between.")
  }

  @Test func `the ticks are those of the clock, whatever it shows`() {
    let clock = TestScheduler(initialClock: 50)
    var created: [Int] = []
    let source = clock.createHotObservable([Recorded<Event<Int>>.next(210, 1)])
    let observer = clock.start(disposed: 400) { [clock] in
      created.append(clock.clock)
      return source
    }
    #expect(created == [100], "This clock begins at 50, and 100 is tick 100, not 100 ticks later.")
    #expect(source.visits == ["(200: 400)"], "It begins at 200 and ends at 400.")
    #expect(observer.texts == ["next(1) @ 210"], "The source sends at 210.")
  }

  @Test func `steps at one tick come in their order`() {
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(0, 1)])
    let observer = clock.start(created: 200, subscribed: 200, disposed: 210) { source }
    #expect(
      observer.texts == ["next(1) @ 200"],
      "It is created and subscribed at 200: what is to be created first is scheduled first."
    )
    let empty = clock.start(created: 300, subscribed: 300, disposed: 300) { source }
    #expect(empty.texts == [], "It is created, subscribed and disposed, all of it at 300.")
    #expect(
      source.visits == ["(200: 210)", "(300: 300)"],
      "The disposal comes after the subscription of the same tick."
    )
  }

  @Test func `a step at the present tick comes in its turn, and not later`() {
    var steps: [String] = []
    clock.scheduleAt(0) { [clock] in steps.append("work@\(clock.clock)") }
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(5, 1)])
    _ = clock.start(created: 0, subscribed: 0, disposed: 10) { [clock] in
      steps.append("created@\(clock.clock)")
      return source
    }
    #expect(
      steps == ["work@0", "created@0"],
      "The work was scheduled first, and comes first; then comes the creation, at the same tick."
    )
    #expect(source.visits == ["(0: 10)"], "The tick that a test names is the tick that it means.")
  }

  @Test func `it has run when it returns`() {
    var isLate = false
    clock.scheduleAt(2_000) { isLate = true }
    _ = clock.start { Observable.just(1) }
    #expect(
      isLate,
      "Everything has to run, even after the disposal, where a mistake may show."
    )
  }

  @Test func `subscribe(on:) takes a tick to subscribe, and a tick to dispose`() {
    for (end, word) in [(Event<Int>.completed, "completed"), (.error(Storm()), "error(storm)")] {
      let clock = TestScheduler(initialClock: 0)
      let source = clock.createHotObservable([
        Recorded<Event<Int>>.next(210, 1), Recorded(time: 300, value: end),
      ])
      let observer = clock.start { source.subscribe(on: clock) }
      #expect(
        observer.texts == ["next(1) @ 210", "\(word) @ 300"],
        "It subscribes elsewhere, but events come when they are sent."
      )
      #expect(
        source.visits == ["(201: 301)"],
        "The scheduler subscribes at 201, and disposes the source at 301: a tick after its end."
      )
    }
  }

  @Test func `the observer is subscribed itself, without a closure in front`() {
    let source = HandSource<Int>()
    clock.scheduleAt(300) { source.send(.completed, .next(1)) }
    let observer = clock.start { source }
    #expect(
      observer.texts == ["completed @ 300", "next(1) @ 300"],
      """
      This source sends after its end, and the history has to show that. A closure in front of the \
      observer ignores it, and nobody sees the mistake.
      """
    )
  }

  @Test func `a source that has ended is disposed, too`() {
    let source = HandSource<Int>()
    clock.scheduleAt(300) { source.send(.completed) }
    _ = clock.start { source }
    #expect(
      source.living == 0,
      "Everything has run, and 1000 is over. The subscription has to be disposed, end or no end."
    )
  }

  @Test func `a source that is created in the closure is heard at 200, and not at 1000`() {
    let observer = clock.start { [clock] in
      clock.createHotObservable([Recorded<Event<Int>>.next(200, 1), .next(1000, 2)])
    }
    #expect(
      observer.texts == ["next(1) @ 200"],
      """
      It is created at 100. The subscription and the disposal have to be scheduled before that, so \
      each of them comes before the event of its tick: 200 is heard, and 1000 is not.
      """
    )
  }

  @Test func `generators take a tick for each event`() {
    func run<Source: ObservableConvertibleType>(
      disposed: Int = 1000,
      _ make: @escaping (TestScheduler) -> Source
    ) -> [String] {
      let clock = TestScheduler(initialClock: 0)
      return clock.start(disposed: disposed) { make(clock) }.texts
    }

    #expect(
      run { _ in Observable.just(42) } == ["next(42) @ 200", "completed @ 200"],
      "Without a scheduler everything happens inside `subscribe`."
    )
    #expect(
      run { Observable.just(42, scheduler: $0) } == ["next(42) @ 201", "completed @ 202"],
      "The element is one piece of work, and the end is another; each waits for the next tick."
    )
    #expect(
      run { Observable<Int>.from(optional: nil, scheduler: $0) } == ["completed @ 201"],
      "There is only an end, which takes one tick."
    )
    let four = ["next(3) @ 201", "next(1) @ 202", "next(2) @ 203", "next(4) @ 204"]
    #expect(
      run { Observable.of(3, 1, 2, 4, scheduler: $0) } == four + ["completed @ 205"],
      "There is one element per turn of the scheduler."
    )
    #expect(
      run(disposed: 203) { Observable.from([3, 1, 2, 4], scheduler: $0) } == Array(four.prefix(2)),
      "The test disposes at 203, and has scheduled that before the generator scheduled its turn."
    )
  }
}

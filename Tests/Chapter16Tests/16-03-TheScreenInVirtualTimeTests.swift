import ContractTesting
import Dispatch
import Foundation
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers
import Solution12VirtualTime
import Solution13Time
import Solution15Traits
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

// One after the other: with a variable for all threads, one test would find the scheduler of another.
@Suite(.serialized) struct `16.3 The screen in virtual time` {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `without a mock, it is a main scheduler`() {
    #expect(
      isReal(SharingScheduler.make()),
      "Nobody has replaced anything, and what is made is no `MainScheduler`."
    )
  }

  @Test func `without a mock, each call makes a scheduler of its own`() {
    let make = SharingScheduler.make
    let (first, second) = (make() as? MainScheduler, make() as? MainScheduler)
    #expect(
      first !== second,
      """
      `make` was read once, and called twice, and it returned one scheduler. With one for all, a \
      driver waits for what another has to do.
      """
    )
  }

  @Test func `an hour passes in no time`() {
    let log = Log()
    let clock = scheduler
    SharingScheduler.mock(scheduler: scheduler) {
      _ = Driver<Int>.interval(.seconds(1_200))
        .drive(onNext: { log.record("\($0) at \(clock.clock)") })
    }
    scheduler.advanceTo(3_600)

    #expect(
      log.values == ["0 at 1200", "1 at 2400", "2 at 3600"],
      "The driver was built inside `mock`, and does not run on the scheduler of the test."
    )
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "16-Screen",
      exercise: "16.3",
      operators: [
        "a.asDriver(onErrorJustReturn: 9)": { source in
          built(on: source.scheduler) { source.asDriver(onErrorJustReturn: 9).asObservable() }
        },
        "a.asDriver(), late": { source in
          late(on: source.scheduler) { source.asDriver(onErrorJustReturn: 9).asObservable() }
        },
        "a.asSignal(), late": { source in
          late(on: source.scheduler) { source.asSignal(onErrorJustReturn: 9).asObservable() }
        },
      ]
    )
  }

  @Test func `a driver and three subscribers, tick by tick`() {
    let source = scheduler.createColdObservable([
      .next(10, 0), .next(20, 1), .error(50, Storm()),
    ])
    let logs = [Log(), Log(), Log()]
    SharingScheduler.mock(scheduler: scheduler) {
      let driver = source.asDriver(onErrorJustReturn: -1)
      for (log, tick) in zip(logs, [200, 225, 300]) {
        scheduler.scheduleAt(tick) { _ = driver.drive(timed(log)) }
      }
      scheduler.start()
    }

    #expect(
      logs[0].values == ["0@211", "1@221", "-1@251", "completed@251"],
      "It takes a tick to reach the scheduler."
    )
    #expect(
      logs[1].values == ["1@225", "-1@251", "completed@251"],
      "A subscriber that comes at 225 receives the newest element in that very tick."
    )
    #expect(
      logs[2].values == ["0@311", "1@321", "-1@351", "completed@351"],
      "A subscriber that comes after the end starts afresh."
    )
  }

  @Test func `the elements of a generator come on the scheduler`() {
    let logs = [Log(), Log(), Log()]
    SharingScheduler.mock(scheduler: scheduler) {
      let drivers: [Driver<Int>] = [.just(1), .of(1, 2), .empty()]
      for (log, driver) in zip(logs, drivers) {
        scheduler.scheduleAt(200) { _ = driver.drive(timed(log)) }
      }
      scheduler.start()
    }

    #expect(logs[0].values == ["1@201", "completed@201"], "`just` subscribes on the scheduler.")
    #expect(logs[1].values == ["1@201", "2@202", "completed@203"], "`of` takes a turn for each.")
    #expect(logs[2].values == ["completed@201"], "`empty` subscribes on the scheduler.")
  }

  @Test func `signals are built with it, too`() {
    let log = Log()
    SharingScheduler.mock(scheduler: scheduler) {
      scheduler.scheduleAt(200) { _ = Signal.just(1).emit(to: timed(log)) }
      scheduler.start()
    }

    #expect(log.values == ["1@201", "completed@201"], "Both have the same scheduler.")
  }

  @Test func `afterwards everything is as before`() {
    SharingScheduler.mock(scheduler: scheduler) {
      #expect(
        SharingScheduler.make() as AnyObject === scheduler,
        "Inside `mock`, `make` has to return the scheduler of the test."
      )
    }

    #expect(
      isReal(SharingScheduler.make()),
      "The mock is over, and the next test would still have it."
    )
  }

  @Test func `afterwards everything is as before, even after an error`() {
    #expect(throws: Storm.self, "What the action throws must not be lost.") {
      try SharingScheduler.mock(scheduler: scheduler) { throw Storm() }
    }

    #expect(
      isReal(SharingScheduler.make()),
      "The action threw, and the mock stayed: every test after this one would have it."
    )
  }

  @Test func `an inner mock undoes only itself`() {
    let inner = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      SharingScheduler.mock(scheduler: inner) {
        #expect(
          SharingScheduler.make() as AnyObject === inner,
          "Inside the inner one, the inner one applies."
        )
      }
      #expect(
        SharingScheduler.make() as AnyObject === scheduler,
        "After the inner one the outer one applies again, and not the main scheduler."
      )
    }
  }

  @Test func `an inner mock keeps nothing when it is over, though the outer one is not`() {
    let lifetimes = Lifetimes()
    SharingScheduler.mock(scheduler: scheduler) {
      SharingScheduler.mock(makeScheduler: { [probe = lifetimes.probe()] in
        probe.touch()
        return MainScheduler()
      }) {
        _ = SharingScheduler.make()
      }
      #expect(
        lifetimes.alive == 0,
        """
        The inner mock is over, and the outer one is not. The closure that made the schedulers of the inner \
        one is kept.
        """
      )
    }
  }

  @Test func `within a mock, too, each call makes a scheduler of its own`() {
    var made = 0
    SharingScheduler.mock(makeScheduler: {
      made += 1
      return TestScheduler(initialClock: 0)
    }) {
      let make = SharingScheduler.make
      let (first, second) = (make() as AnyObject, make() as AnyObject)
      #expect(
        made == 2 && first !== second,
        """
        `make` was read once, and called twice. The closure of the mock has to be called each time, and was \
        called \(made) times.
        """
      )
    }
  }

  @Test func `an inner mock whose action throws undoes only itself, too`() {
    let inner = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      #expect(throws: Storm.self, "What the action throws must not be lost.") {
        try SharingScheduler.mock(scheduler: inner) { throw Storm() }
      }
      #expect(
        SharingScheduler.make() as AnyObject === scheduler,
        "The inner action threw. The outer mock is not over, and its scheduler has to be back."
      )
    }
  }

  @Test func `each driver gets a scheduler of its own`() {
    var (made, before) = (0, 0)
    SharingScheduler.mock(makeScheduler: {
      made += 1
      return TestScheduler(initialClock: 0)
    }) {
      before = made
      _ = Observable.just(1).asDriver(onErrorJustReturn: 0)
      _ = Observable.just(1).asDriver(onErrorJustReturn: 0)
    }

    #expect(before == 0, "A scheduler was made before anything was built that needs one.")
    #expect(made == 2, "The closure has to be called for each driver.")
  }

  @MainActor @Test func `on main, a driver does not wait for another's work`() {
    let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let log = Log()
    let tokens = [
      second.asDriver().drive(onNext: { log.record("second: \($0)") }),
      first.asDriver()
        .drive(onNext: { number in
          second.accept(number)
          log.record("first: \(number)")
        }),
    ]
    let before = log.values.count
    first.accept(1)

    #expect(
      log.values.dropFirst(before) == ["second: 1", "first: 1"],
      """
      While one driver was sending, another one got an element, and had nothing else to do. It has to \
      send that at once: without a mock, too, each has a scheduler of its own.
      """
    )
    for token in tokens { token.dispose() }
  }

  @Test func `another thread does not see it`() {
    let seen = Recorder<Bool>()
    SharingScheduler.mock(scheduler: scheduler) {
      elsewhere { seen.record(isReal(SharingScheduler.make())) }
    }

    #expect(
      seen.values == [true],
      "A test that runs at the same time on another thread was given this one's scheduler."
    )
  }

  @Test func `two mocks at the same time each have their own`() {
    let isInside = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    let isBack = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let other = TestScheduler(initialClock: 0)
      SharingScheduler.mock(scheduler: other) {
        isInside.signal()
        // With a time limit, since a mock may also make the other one wait.
        _ = mayLeave.wait(timeout: .now() + 1)
      }
      isBack.signal()
    }
    SharingScheduler.mock(scheduler: scheduler) {
      _ = isInside.wait(timeout: .now() + 1)
      let isOwn = SharingScheduler.make() as AnyObject === scheduler
      #expect(
        isOwn,
        """
        A test on another thread has mocked the scheduler, and is not over yet. This test has its own \
        mock, and was given another scheduler than its own.
        """
      )
      mayLeave.signal()
    }
    isBack.wait()
  }

  @Test func `after the mock its scheduler is not kept`() {
    var clock: TestScheduler? = TestScheduler(initialClock: 0)
    weak let watched = clock
    if let clock { SharingScheduler.mock(scheduler: clock) { _ = SharingScheduler.make() } }
    clock = nil

    #expect(
      watched == nil,
      "The mock is over, and its scheduler is kept, with all that waits on it."
    )
  }

  @Test func `after a mock whose action throws nothing is kept either`() {
    let lifetimes = Lifetimes()
    try? SharingScheduler.mock(
      makeScheduler: { [probe = lifetimes.probe()] in
        probe.touch()
        return MainScheduler()
      },
      action: { throw Storm() }
    )

    #expect(
      lifetimes.alive == 0,
      "The action of a mock threw an error. The mock is over, and the closure that makes its schedulers is kept."
    )
  }

  /// Builds a sequence on the scheduler of a picture.
  private func built(
    on scheduler: TestScheduler,
    _ build: () -> Observable<Int>
  ) -> Observable<Int> {
    var result = Observable<Int>.never()
    SharingScheduler.mock(scheduler: scheduler) { result = build() }
    return result
  }

  /// What a subscriber that comes at tick 8 receives, when another has listened from the start.
  private func late(
    on scheduler: TestScheduler,
    _ build: () -> Observable<Int>
  ) -> Observable<Int> {
    let shared = built(on: scheduler, build)
    return .create { observer in
      let first = shared.subscribe(onNext: { _ in })
      let second = shared.delaySubscription(.seconds(8), scheduler: scheduler).subscribe(observer)
      return Disposables.create(first, second)
    }
  }

  /// An observer that notes what comes, and in which tick.
  private func timed(_ log: Log) -> AnyObserver<Int> {
    let scheduler = scheduler
    return AnyObserver { event in
      let name = event.element.map { "\($0)" } ?? "\(event)"
      log.record("\(name)@\(scheduler.clock)")
    }
  }
}

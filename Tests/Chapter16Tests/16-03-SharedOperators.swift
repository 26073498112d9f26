import ContractTesting
import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers
import Solution12VirtualTime
import Solution15Traits
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

// The operators of drivers and signals are given; here we test that they do what the operators of
// observables do, and share.
extension `16.3 The screen in virtual time` {
  @Test func `the operators on time use the scheduler of the strategy`() {
    let clock = TestScheduler(initialClock: 0)
    let source = clock.createHotObservable([.next(210, 1), .next(212, 2), .next(240, 3)])
    func history(_ operated: @escaping (Driver<Int>) -> Driver<Int>) -> [Recorded<Event<Int>>] {
      var events: [Recorded<Event<Int>>] = []
      let clock = TestScheduler(initialClock: 0)
      let source = clock.createHotObservable(source.recordedEvents)
      SharingScheduler.mock(scheduler: clock) {
        events =
          clock.start(disposed: 300) { operated(source.asDriver(onErrorJustReturn: 0)) }.events
      }
      return events
    }

    #expect(
      history { $0.debounce(.seconds(10)) } == [.next(223, 2), .next(251, 3)],
      "Ten ticks of silence, by the scheduler of the test."
    )
    #expect(
      history { $0.throttle(.seconds(10), latest: false) } == [.next(211, 1), .next(241, 3)],
      "One in ten ticks, by the scheduler of the test."
    )
    #expect(
      history { $0.delay(.seconds(10)) } == [.next(221, 1), .next(223, 2), .next(251, 3)],
      "Ten ticks later, by the scheduler of the test."
    )
  }

  @Test(arguments: SharedOperator.all)
  func `every operator shares its result`(_ shared: SharedOperator) {
    let log = Log()
    SharingScheduler.mock(scheduler: CurrentThread()) {
      let source = HandSource<Int>()
      let result = shared.apply(source.asDriver(onErrorJustReturn: 0), { log.record("worked") })
      let first = result.drive(onNext: { log.record("first \($0)") })
      source.send(.next(1), .next(2))
      let second = result.drive(onNext: { log.record("second \($0)") })
      first.dispose()
      second.dispose()
      #expect(source.living == 0, "Nobody listens, and the source is still subscribed to.")
    }

    #expect(
      log.values == shared.expected,
      "The operator has to share: it works once, and a late subscriber receives the newest result."
    )
  }

  @Test func `several drivers are joined`() {
    var shown: [String] = []
    SharingScheduler.mock(scheduler: CurrentThread()) {
      let (sky, degrees) = (BehaviorRelay(value: "rain"), BehaviorRelay(value: 12))
      let bag = DisposeBag()
      Driver.combineLatest(sky.asDriver(), degrees.asDriver()) { "\($0) \($1)" }
        .drive(onNext: { shown.append($0) }).disposed(by: bag)
      Driver.combineLatest(sky.asDriver(), degrees.asDriver(), degrees.asDriver())
        .map { "\($0.0) \($0.1) \($0.2)" }
        .drive(onNext: { shown.append($0) }).disposed(by: bag)
      Driver.zip(sky.asDriver(), degrees.asDriver())
        .drive(onNext: { shown.append("\($0.0), \($0.1)") }).disposed(by: bag)
      Driver.combineLatest([degrees.asDriver(), degrees.asDriver()]).map { $0.reduce(0, +) }
        .drive(onNext: { shown.append("\($0)") }).disposed(by: bag)
      Driver.merge(sky.asDriver(), .never()).drive(onNext: { shown.append($0) }).disposed(by: bag)
      Driver.concat([sky.asDriver(), .never()]).drive(onNext: { shown.append($0) })
        .disposed(by: bag)
      sky.asDriver().withLatestFrom(degrees.asDriver()) { "\($0)/\($1)" }
        .drive(onNext: { shown.append($0) }).disposed(by: bag)
    }

    #expect(
      shown == ["rain 12", "rain 12 12", "rain, 12", "24", "rain", "rain", "rain/12"],
      "They have to do what chapter 8's operators do."
    )
  }

  @Test func `a signal pairs its elements with an object that it does not keep`() {
    var shown: [String] = []
    SharingScheduler.mock(scheduler: CurrentThread()) {
      let taps = PublishRelay<Int>()
      var label: Label? = Label()
      weak let watched = label
      let token = label.map { label in
        taps.asSignal().withUnretained(label)
          .emit(onNext: { _, tap in shown.append("\(tap)") }, onCompleted: { shown.append("end") })
      }
      taps.accept(1)
      label = nil
      #expect(watched == nil, "The object must not be kept.")
      taps.accept(2)
      token?.dispose()
    }

    #expect(shown == ["1", "end"], "It has to end once its object is gone.")
  }
}

/// A scheduler that runs everything at once, so that no time passes.
struct CurrentThread: SchedulerType {
  let now = RxTime(timeIntervalSince1970: 0)

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    action(state)
  }
}

/// An operator, and what two subscribers note: the first from the start, the second late.
struct SharedOperator: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let expected: [String]
  let apply: @Sendable (Driver<Int>, @escaping () -> Void) -> Driver<Int>

  private init(
    _ name: String,
    _ expected: [String],
    _ apply: @escaping @Sendable (Driver<Int>, @escaping () -> Void) -> Driver<Int>
  ) {
    testDescription = name
    self.expected = expected
    self.apply = apply
  }

  static let all: [SharedOperator] = [
    SharedOperator("map", ["worked", "first 1", "worked", "first 2", "second 2"]) { driver, work in
      driver.map { number in
        work()
        return number
      }
    },
    SharedOperator("filter", ["worked", "first 1", "worked", "second 1"]) { driver, work in
      driver.filter { number in
        work()
        return number < 2
      }
    },
    SharedOperator("compactMap", ["worked", "worked", "first 2", "second 2"]) { driver, work in
      driver.compactMap { number in
        work()
        return number > 1 ? number : nil
      }
    },
    SharedOperator("scan", ["worked", "first 1", "worked", "first 3", "second 3"]) { driver, work in
      driver.scan(0) { sum, number in
        work()
        return sum + number
      }
    },
    SharedOperator("do", ["worked", "first 1", "worked", "first 2", "second 2"]) { driver, work in
      driver.do(onNext: { _ in work() })
    },
    SharedOperator("distinctUntilChanged", ["first 1", "worked", "second 1"]) { driver, work in
      driver.distinctUntilChanged { _, _ in
        work()
        return true
      }
    },
    SharedOperator(
      "flatMapLatest",
      ["worked", "first 1", "worked", "first 2", "second 2"]
    ) { driver, work in
      driver.flatMapLatest { number in
        work()
        return Driver<Int>.just(number)
      }
    },
    SharedOperator("skip", ["first 2", "second 2"]) { driver, _ in driver.skip(1) },
    SharedOperator(
      "startWith",
      ["first 9", "first 1", "first 2", "second 2"]
    ) { driver, _ in driver.startWith(9) },
  ]
}

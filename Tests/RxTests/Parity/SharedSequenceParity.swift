import Dispatch
import Rx
import Testing

/// The symbols of RxCocoa's `Driver` and `Signal`, each in use.
@Suite struct `Parity: Driver and Signal` {
  private struct City: Equatable { let name: String }
  private final class Owner {}
  private let fallible: Observable<Int> = .just(1)
  private let driver: Driver<Int> = .just(1)
  private let signal: Signal<Int> = .just(1)
  private let second: RxTimeInterval = .seconds(1)

  @Test func `creation and conversion`() {
    let _: [Driver<Int>] = [
      .empty(), .never(), .of(1, 2), .from([1]), .from(1...2), .from(optional: 1),
      .deferred { .just(1) }, .interval(second), .timer(second, period: second),
      fallible.asDriver(onErrorJustReturn: 1), fallible.asDriver(onErrorDriveWith: driver),
      fallible.asDriver { _ in .just(1) }, BehaviorRelay(value: 1).asDriver(),
      Infallible.just(1).asDriver(), driver.asDriver(), driver.asSharedSequence(),
      fallible.asSharedSequence(onErrorJustReturn: 1),
      fallible.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 1),
      fallible.asSharedSequence(onErrorDriveWith: driver),
      fallible.asSharedSequence { _ in .just(1) },
      BehaviorRelay(value: 1).asSharedSequence(),
    ]
    let _: [Signal<Int>] = [
      fallible.asSignal(onErrorJustReturn: 1), fallible.asSignal(onErrorSignalWith: signal),
      fallible.asSignal { _ in .just(1) }, PublishRelay<Int>().asSignal(),
      Infallible.just(1).asSignal(), signal.asSignal(),
    ]
    let _: Observable<Int> = driver.asObservable()
    let _: Infallible<Int> = driver.asInfallible()
    func accept<Source: SharedSequenceConvertibleType>(_ source: Source) -> SchedulerType
    where Source.SharingStrategy: SharingStrategyProtocol {
      Source.SharingStrategy.scheduler
    }
    _ = (accept(driver), accept(signal))
    let _: SharedSequence<SignalSharingStrategy, Int> = signal
  }

  @Test func `operators`() {
    let cities: Driver<City> = .just(City(name: "Rome"))
    let nested: Driver<Driver<Int>> = driver.map { .just($0) }
    let _: [Driver<Int>] = [
      driver.map { $0 }, driver.compactMap { $0 }, driver.filter { $0 > 0 },
      nested.switchLatest(), nested.merge(), nested.merge(maxConcurrent: 1),
      driver.flatMap { Driver.just($0) }, driver.flatMapLatest { Driver.just($0) },
      driver.flatMapFirst { Driver.just($0) },
      driver.do(
        onNext: { _ in },
        afterNext: { _ in },
        onCompleted: {},
        afterCompleted: {},
        onSubscribe: {},
        onSubscribed: {},
        onDispose: {}
      ),
      driver.debug("driver", trimOutput: true),
      driver.distinctUntilChanged(), driver.distinctUntilChanged { $0 % 2 },
      driver.distinctUntilChanged { (old: Int, new: Int) in old == new },
      driver.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 }),
      .merge(driver, driver), .merge([driver]), .merge(AnyCollection([driver])),
      .concat([driver]), .concat(AnySequence([driver])),
      driver.throttle(second), driver.throttle(second, latest: false), driver.debounce(second),
      driver.delay(second), driver.scan(0) { $0 + $1 }, driver.scan(into: 0) { $0 += $1 },
      driver.skip(1), driver.startWith(0),
      driver.withLatestFrom(driver), driver.withLatestFrom(cities) { number, _ in number },
      .combineLatest(driver, driver) { $0 + $1 }, .zip(driver, driver) { $0 + $1 },
      .combineLatest([driver]) { $0.count }, .zip([driver]) { $0.count },
    ]
    let _: Driver<City> = cities.distinctUntilChanged(at: \.name)
    let _: Driver<(Int, City)> = Driver.combineLatest(driver, cities)
    let _: Driver<(Int, Int, Int)> = Driver.zip(driver, driver, driver)
    let _: Driver<[Int]> = Driver.combineLatest([driver])
    let _: Driver<[Int]> = Driver.zip([driver])
    let _: Signal<(Owner, Int)> = signal.withUnretained(Owner())
    let _: Signal<Int> = signal.withUnretained(Owner()) { _, number in number }
  }

  @Test func `driving, emitting and mocking`() {
    let clock = TestScheduler(initialClock: 0)
    let state = BehaviorRelay<Int>(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let events = PublishRelay<Int>()
    let memory = ReplayRelay<Int>.create(bufferSize: 1)
    let observer = AnyObserver<Int> { _ in }
    let bag = DisposeBag()
    SharingScheduler.mock(scheduler: clock) {
      let driver: Driver<Int> = .just(1)
      let signal: Signal<Int> = .just(1)
      bag.insert(
        driver.drive(observer),
        driver.drive(state),
        driver.drive(optional),
        driver.drive(memory),
        driver.drive(onNext: { _ in }, onCompleted: {}, onDisposed: {}),
        driver.drive(),
        driver.drive(
          with: clock,
          onNext: { _, _ in },
          onCompleted: { _ in },
          onDisposed: { _ in }
        ),
        driver.drive { $0.subscribe() },
        driver.drive({ source in { (_: Int) in source.subscribe() } }, curriedArgument: 1),
        signal.emit(to: observer),
        signal.emit(to: state),
        signal.emit(to: optional),
        signal.emit(to: events),
        signal.emit(to: memory),
        signal.emit(onNext: { _ in }, onCompleted: {}, onDisposed: {}),
        signal.emit(),
        signal.emit(with: clock, onNext: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in })
      )
    }
    clock.start()
    #expect(state.value == 1 && optional.value == 1)
    SharingScheduler.mock(makeScheduler: { clock }) {}
    let _: () -> SchedulerType = SharingScheduler.make
  }
}

import Dispatch
import Rx
import Testing

/// The symbols of RxSwift's `Infallible`, each in use.
@Suite struct `Parity: Infallible` {
  private struct City: Equatable { let name: String }
  private final class Owner {}
  private let source: Infallible<Int> = .just(1)
  private let clock = TestScheduler(initialClock: 0)
  private let second: RxTimeInterval = .seconds(1)

  @Test func `creation and conversion`() {
    let fallible: Observable<Int> = .just(1)
    let _: [Infallible<Int>] = [
      .create { (observer: @escaping Infallible<Int>.InfallibleObserver) in
        observer(.next(1))
        observer(.completed)
        return Disposables.create()
      },
      .just(1, scheduler: clock), .empty(), .never(), .deferred { .just(1) },
      .of(1, 2), .of(1, 2, scheduler: clock), .from([1]), .from([1], scheduler: clock),
      .from(1...2),
      .concat(source, source), .concat([source]), .concat(AnySequence([source])),
      .merge(source, source), .merge([source]), .merge(AnyCollection([source])),
      fallible.asInfallible(onErrorJustReturn: 1),
      fallible.asInfallible(onErrorFallbackTo: source),
      fallible.asInfallible { _ in .just(1) },
    ]
    let _: Observable<Int> = source.asObservable()
    func accept<Source: InfallibleType>(_ source: Source) -> Source { source }
    _ = accept(source)
    let event: InfallibleEvent<Int> = .next(1)
    #expect(event.event.element == 1)
  }

  @Test func `operators`() {
    let cities: Infallible<City> = .just(City(name: "Rome"))
    let _: [Infallible<Int>] = [
      source.map { $0 }, source.compactMap { $0 }, source.filter { $0 > 0 },
      source.scan(0) { $0 + $1 }, source.scan(into: 0) { $0 += $1 }, source.startWith(1),
      source.distinctUntilChanged(), source.distinctUntilChanged { $0 % 2 },
      source.distinctUntilChanged { (old: Int, new: Int) in old == new },
      source.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 }),
      source.take(1), source.takeLast(1), source.take(while: { $0 > 0 }),
      source.take(while: { $0 > 0 }, behavior: .inclusive), source.take(until: { $0 > 0 }),
      source.take(until: cities), source.take(until: Observable.just(1)),
      source.take(for: second, scheduler: clock), source.skip(1), source.skip(while: { $0 > 0 }),
      source.skip(until: cities), source.skip(until: Observable.just(1)),
      source.flatMap { Infallible.just($0) }, source.flatMapFirst { Infallible.just($0) },
      source.flatMapLatest { Infallible.just($0) }, source.concatMap { Infallible.just($0) },
      source.concat(source),
      source.debounce(second, scheduler: clock), source.throttle(second, scheduler: clock),
      source.throttle(second, latest: false, scheduler: clock),
      source.delay(second, scheduler: clock),
      source.observe(on: clock), source.subscribe(on: clock),
      source.share(), source.share(replay: 1, scope: .forever), source.debug("infallible"),
      source.withLatestFrom(source), source.withLatestFrom(cities) { number, _ in number },
      source.withUnretained(Owner()) { _, number in number },
      source.do(
        onNext: { _ in },
        afterNext: { _ in },
        onCompleted: {},
        afterCompleted: {},
        onSubscribe: {},
        onSubscribed: {},
        onDispose: {}
      ),
      .combineLatest(source, source) { $0 + $1 }, .zip(source, source) { $0 + $1 },
      .combineLatest([source]) { $0.count }, .zip([source]) { $0.count },
    ]
    let _: Infallible<City> = cities.distinctUntilChanged(at: \.name)
    let _: Infallible<(Owner, Int)> = source.withUnretained(Owner())
    let _: Infallible<(Int, Int, Int)> = Infallible.zip(source, source, source)
    let _: Infallible<(Int, Int)> = Infallible.combineLatest(source, source)
    let _: Infallible<[Int]> = Infallible.combineLatest([source])
  }

  @Test func `subscribing and binding`() {
    let relay = BehaviorRelay<Int?>(value: nil)
    source.subscribe { (_: InfallibleEvent<Int>) in }.dispose()
    source.subscribe(onNext: { _ in }, onCompleted: {}, onDisposed: {}).dispose()
    source.subscribe(
      with: Owner(),
      onNext: { _, _ in },
      onCompleted: { _ in },
      onDisposed: { _ in }
    )
    .dispose()
    source.bind(to: relay).dispose()
    source.bind(to: PublishRelay<Int>(), PublishRelay<Int>()).dispose()
    source.bind(to: ReplayRelay<Int>.create(bufferSize: 1)).dispose()
    source.bind(to: AnyObserver<Int> { _ in }).dispose()
    source.bind(onNext: { _ in }).dispose()
    source.bind(with: Owner(), onNext: { _, _ in }).dispose()
    #expect(source.bind(to: { (_: Infallible<Int>) in 7 }) == 7)
    #expect(source.bind(to: { (_: Infallible<Int>) in { (a: Int) in a } }, curriedArgument: 8) == 8)
    #expect(relay.value == 1)
  }
}

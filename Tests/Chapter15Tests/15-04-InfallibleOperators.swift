import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

/// An infallible, and the elements that it has.
private struct Sample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let elements: [Int]
  let make: @Sendable () -> Infallible<Int>

  init(_ text: String, _ elements: [Int], _ make: @escaping @Sendable () -> Infallible<Int>) {
    testDescription = text
    self.elements = elements
    self.make = make
  }
}

// Tests of code that is given.
extension `15.4 Errors in a type` {
  @Test(arguments: [
    Sample("map", [2, 4]) { .of(1, 2).map { $0 * 2 } },
    Sample("filter", [2]) { .of(1, 2).filter { $0 > 1 } },
    Sample("compactMap", [1]) { .of(1, 2).compactMap { $0 < 2 ? $0 : nil } },
    Sample("scan", [1, 3]) { .of(1, 2).scan(0, accumulator: +) },
    Sample("scan(into:)", [1, 3]) { .of(1, 2).scan(into: 0) { $0 += $1 } },
    Sample("startWith", [0, 1]) { .just(1).startWith(0) },
    Sample("enumerated", [0, 1]) { .of(7, 8).enumerated().map { $0.index } },
    Sample("distinctUntilChanged", [1, 2]) { .of(1, 1, 2).distinctUntilChanged() },
    Sample("distinct by key", [1, 2]) { .of(1, 3, 2).distinctUntilChanged { $0 % 2 } },
    Sample("distinct at a key path", [1, -2]) {
      .of(1, -2, 2).distinctUntilChanged(at: \.magnitude)
    },
    Sample("distinct by comparer", [1]) { .of(1, 2).distinctUntilChanged { _, _ in true } },
    Sample("take", [1]) { .of(1, 2).take(1) },
    Sample("takeLast", [2]) { .of(1, 2).takeLast(1) },
    Sample("take(while:)", [1]) { .of(1, 2, 1).take(while: { $0 < 2 }) },
    Sample("take(until:) a condition", [1, 2]) {
      .of(1, 2, 1).take(until: { $0 > 1 }, behavior: .inclusive)
    },
    Sample("take(until:)", []) { .of(1, 2).take(until: Infallible.just(0)) },
    Sample("take(until:) what fails", [1, 2]) {
      .of(1, 2).take(until: Observable<Int>.error(Storm()))
    },
    Sample("skip", [2]) { .of(1, 2).skip(1) },
    Sample("skip(while:)", [2, 1]) { .of(1, 2, 1).skip(while: { $0 < 2 }) },
    Sample("skip(until:)", [2]) { .of(1, 2).skip(until: Infallible.of(0)) },
    Sample("flatMap", [1, 10, 2, 20]) {
      .of(1, 2).flatMap { Infallible.of($0, $0 * 10) }
    },
    Sample("flatMapLatest", [1, 2, 20]) {
      .of(1, 2).flatMapLatest { Infallible.of($0, $0 * 10) }
    },
    Sample("flatMapFirst", [1, 10]) {
      .of(1, 2).flatMapFirst { Infallible.of($0, $0 * 10) }
    },
    Sample("concatMap", [1, 10, 2, 20]) {
      .of(1, 2).concatMap { Infallible.of($0, $0 * 10) }
    },
    Sample("concat", [1, 2]) { .just(1).concat(Infallible.just(2)) },
    Sample("concat of several", [1, 2, 3]) { .concat(.just(1), .of(2, 3)) },
    Sample("merge", [1, 3, 2]) { .merge(.of(1, 2), .of(3)) },
    Sample("zip", [11, 22]) { .zip(Infallible.of(1, 2), Infallible.of(10, 20)) { $0 + $1 } },
    Sample("combineLatest", [11, 12, 22]) {
      .combineLatest(Infallible.of(1, 2), Infallible.of(10, 20)) { $0 + $1 }
    },
    Sample("combineLatest of an array", [3]) {
      Infallible.combineLatest([Infallible.just(1), .just(2)]).map { $0.reduce(0, +) }
    },
    Sample("withLatestFrom", [7, 7]) { .of(1, 2).withLatestFrom(Infallible.just(7)) },
    Sample("deferred", [4]) { .deferred { .just(4) } },
    Sample("from", [1, 2]) { .from([1, 2]) },
    Sample("share", [1, 2]) { .of(1, 2).share(replay: 1) },
  ])
  fileprivate func `operators of an infallible`(sample: Sample) {
    let log = Log()
    _ = sample.make().subscribe(log.infallible())

    #expect(
      log.values == sample.elements.map { "next(\($0))" } + ["completed"],
      "It has to do what the operator of the same name does to an observable."
    )
  }

  @Test func `an infallible in virtual time`() {
    let clock = TestScheduler(initialClock: 0)
    let log = Log()
    let taps = clock.createHotObservable([.next(1, 1), .next(2, 2), .next(8, 3), .next(9, 4)])
      .asInfallible(onErrorJustReturn: 0)
    func listen(_ name: String, _ infallible: Infallible<Int>) -> Disposable {
      infallible.subscribe(onNext: { log.record("\(name) \($0) @ \(clock.clock)") })
    }
    let tokens = [
      listen("debounce", taps.debounce(.seconds(3), scheduler: clock)),
      listen("throttle", taps.throttle(.seconds(3), latest: false, scheduler: clock)),
      listen("delay", taps.delay(.seconds(20), scheduler: clock).take(1)),
      listen("take", taps.take(for: .seconds(5), scheduler: clock)),
      listen("skip", taps.skip(.seconds(8), scheduler: clock)),
    ]
    clock.start()

    #expect(
      log.values == [
        "throttle 1 @ 1", "take 1 @ 1", "take 2 @ 2", "debounce 2 @ 5", "throttle 3 @ 8",
        "skip 4 @ 9", "debounce 4 @ 12", "delay 1 @ 21",
      ],
      "Each of these forwards to an operator of chapter 13."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `create takes no errors`() {
    let log = Log()
    let token = Infallible<Int>
      .create { tell in
        tell(.next(1))
        tell(.completed)
        tell(.next(2))
        return Disposables.create { log.record("cleaned up") }
      }
      .subscribe(
        onNext: { log.record("next \($0)") },
        onCompleted: { log.record("completed") },
        onDisposed: { log.record("disposed") }
      )

    #expect(
      log.values == ["next 1", "completed", "disposed", "cleaned up"],
      "It is `create`, with the same guard."
    )
    token.dispose()
  }

  @Test func `relays are infallible`() {
    let (log, relay) = (Log(), BehaviorRelay(value: 1))
    let token = relay.asInfallible().subscribe(onNext: { log.record("\($0)") })
    relay.accept(2)

    #expect(log.values == ["1", "2"], "A relay never could fail; now its type says so.")
    token.dispose()
  }
}

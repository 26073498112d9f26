import Dispatch
import Foundation
import Rx
import Testing

/// The symbols of RxSwift's creating functions, each in use.
@Suite struct `Parity: creation` {
  private struct Failure: Error {}
  private let scheduler = CurrentThreadScheduler.instance
  private let clock = TestScheduler(initialClock: 0)

  @Test func `at once`() {
    let sources: [Observable<Int>] = [
      .create { observer in
        observer.onCompleted()
        return Disposables.create()
      },
      .just(1), .just(1, scheduler: scheduler), .empty(), .never(), .error(Failure()),
      .of(1, 2), .of(1, 2, scheduler: scheduler),
      .from([1]), .from([1], scheduler: scheduler), .from(1...2),
      .from(1...2, scheduler: scheduler),
      .from(optional: 1), .from(optional: 1, scheduler: scheduler),
      .range(start: 1, count: 2), .range(start: 1, count: 2, scheduler: scheduler),
      .generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 }),
      .generate(initialState: 0, condition: { $0 < 3 }, scheduler: scheduler) { $0 + 1 },
      .repeatElement(1), .repeatElement(1, scheduler: scheduler),
      .deferred { .just(1) },
      .using({ BooleanDisposable() }, observableFactory: { _ in .just(1) }),
    ]
    #expect(sources.count == 22)
  }

  @Test func `by the clock`() {
    let sources: [Observable<Int>] = [
      .timer(.seconds(1), scheduler: clock),
      .timer(.seconds(1), period: .seconds(1), scheduler: clock),
      .interval(.seconds(1), scheduler: clock),
    ]
    #expect(sources.count == 3)
  }

  @Test func `of several`() {
    let one: Observable<Int> = .just(1)
    let list = [one, one]
    let lazy = AnySequence(list)
    let sources: [Observable<Int>] = [
      .amb(list), .catch(sequence: list), .catch(sequence: lazy),
      .concat(one, one), .concat(list), .concat(lazy), .concat(AnyCollection(list)),
      .merge(one, one), .merge(list), .merge(AnyCollection(list)),
    ]
    let lists: [Observable<[Int]>] = [Observable.zip(list), Observable.combineLatest(list)]
    let sums: [Observable<Int>] = [
      .zip(list) { $0.count }, .combineLatest(list) { $0.count },
      .zip(one, one) { $0 + $1 }, .combineLatest(one, one) { $0 + $1 },
      .zip(one, one, one, resultSelector: { $0 + $1 + $2 }),
      .combineLatest(one, one, one, resultSelector: { $0 + $1 + $2 }),
      .zip(one, one, one, one, one, one, one, one) { a, _, _, _, _, _, _, b in a + b },
      .combineLatest(one, one, one, one, one, one, one, one) { a, _, _, _, _, _, _, b in a + b },
    ]
    // More than RxSwift's eight.
    let nine: Observable<Int> = .zip(one, one, one, one, one, one, one, one, one) {
      a,
      _,
      _,
      _,
      _,
      _,
      _,
      _,
      b in a + b
    }
    let pair: Observable<(Int, Int)> = Observable.zip(one, one)
    let triple: Observable<(Int, Int, Int)> = Observable.combineLatest(one, one, one)
    _ = (sources, lists, sums, nine, pair, triple)
  }
}

import Foundation
import Rx
import Testing

/// The symbols of RxSwift's operators on one source, each in use.
@Suite struct `Parity: operators on one source` {
  private struct City: Equatable, Decodable { let name: String }
  private final class Owner {}
  private let source: Observable<Int> = .of(1, 2, 3)

  @Test func `elements`() {
    let _: Observable<String> = source.map { "\($0)" }
    let _: Observable<Int> = source.compactMap { $0 > 1 ? $0 : nil }
    let _: Observable<Int> = source.filter { $0 > 1 }
    let _: Observable<Never> = source.ignoreElements()
    let _: Observable<(index: Int, element: Int)> = source.enumerated()
    let _: Observable<Int> = source.scan(0) { $0 + $1 }
    let _: Observable<[Int]> = source.scan(into: []) { $0.append($1) }
    let _: Observable<Int> = source.reduce(0, accumulator: +)
    let _: Observable<String> = source.reduce(0, accumulator: +) { "\($0)" }
    let _: Single<[Int]> = source.toArray()
    let _: Observable<Int> = source.startWith(0, 1)
    let _: Observable<City> = Observable.just(Data())
      .decode(type: City.self, decoder: JSONDecoder())
    let _: any DataDecoder = JSONDecoder()
    let _: Observable<String> = source.withUnretained(Owner()) { _, number in "\(number)" }
    let _: Observable<(Owner, Int)> = source.withUnretained(Owner())
  }

  @Test func `fewer elements`() {
    let cities: Observable<City> = .just(City(name: "Rome"))
    let _: Observable<Int> = source.distinctUntilChanged()
    let _: Observable<Int> = source.distinctUntilChanged { $0 % 2 }
    let _: Observable<Int> = source.distinctUntilChanged { (old: Int, new: Int) in old == new }
    let _: Observable<Int> = source.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
    let _: Observable<City> = cities.distinctUntilChanged(at: \.name)
    let _: Observable<Int> = source.skip(1)
    let _: Observable<Int> = source.skip(while: { $0 < 2 })
    let _: Observable<Int> = source.skip(until: cities)
    let _: Observable<Int> = source.take(1)
    let _: Observable<Int> = source.take(while: { $0 < 2 })
    let _: Observable<Int> = source.take(while: { $0 < 2 }, behavior: .inclusive)
    let _: Observable<Int> = source.take(until: { $0 > 2 })
    let _: Observable<Int> = source.take(until: { $0 > 2 }, behavior: TakeBehavior.exclusive)
    let _: Observable<Int> = source.take(until: cities)
    let _: Observable<Int> = source.takeLast(1)
    let _: Observable<Int> = source.element(at: 1)
    let _: Observable<Int> = source.single()
    let _: Observable<Int> = source.single { $0 > 2 }
    let _: Single<Int?> = source.first()
    let _: Observable<Int> = source.ifEmpty(default: 1)
    let _: Observable<Int> = source.ifEmpty(switchTo: source)
  }

  @Test func `events and effects`() {
    let _: Observable<Event<Int>> = source.materialize()
    let _: Observable<Int> = source.materialize().dematerialize()
    let _: Observable<Int> = source.do(
      onNext: { _ in },
      afterNext: { _ in },
      onError: { _ in },
      afterError: { _ in },
      onCompleted: {},
      afterCompleted: {},
      onSubscribe: {},
      onSubscribed: {},
      onDispose: {}
    )
    let _: Observable<Int> = source.debug()
    let _: Observable<Int> = source.debug("numbers", trimOutput: true)
    let _: Observable<GroupedObservable<Bool, Int>> = source.groupBy { $0 > 1 }
    let group = GroupedObservable(key: "a", source: source)
    #expect(group.key == "a")
  }

  @Test func `several sources`() {
    let other: Observable<String> = .just("a")
    let _: Observable<Int> = source.amb(source)
    let _: Observable<Int> = source.concat(source)
    let _: Observable<Int> = source.concat(Single.just(1))
    let _: Observable<Int> = source.sample(other)
    let _: Observable<Int> = source.sample(other, defaultValue: 1)
    let _: Observable<String> = source.withLatestFrom(other)
    let _: Observable<String> = source.withLatestFrom(other) { "\($0)\($1)" }
    let _: Observable<Int> = source.flatMap { Observable.just($0) }
    let _: Observable<Int> = source.flatMap { Single.just($0) }
    let _: Observable<Int> = source.flatMapFirst { Observable.just($0) }
    let _: Observable<Int> = source.flatMapLatest { Observable.just($0) }
    let _: Observable<Int> = source.concatMap { Observable.just($0) }
    let nested: Observable<Observable<Int>> = source.map { .just($0) }
    let _: Observable<Int> = nested.switchLatest()
    let _: Observable<Int> = nested.merge()
    let _: Observable<Int> = nested.merge(maxConcurrent: 2)
    let _: Observable<Int> = nested.concat()
  }

  @Test func `errors`() {
    let _: Observable<Int> = source.catch { _ in .just(1) }
    let _: Observable<Int> = source.catchAndReturn(1)
    let _: Observable<Int> = source.retry()
    let _: Observable<Int> = source.retry(2)
    let _: Observable<Int> = source.retry(when: { (errors: Observable<Error>) in errors.take(1) })
    let _: Observable<Int> = source.retry(when: { (errors: Observable<RxError>) in errors.take(1) })
  }
}

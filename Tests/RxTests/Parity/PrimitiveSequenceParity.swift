import Dispatch
import Rx
import Testing

/// The symbols of RxSwift's `Single`, `Maybe` and `Completable`, each in use.
@Suite struct `Parity: Single, Maybe and Completable` {
  private struct Failure: Error {}
  private final class Owner {}
  private let single: Single<Int> = .just(1)
  private let maybe: Maybe<Int> = .just(1)
  private let completable: Completable = .empty()
  private let clock = TestScheduler(initialClock: 0)
  private let second: RxTimeInterval = .seconds(1)

  @Test func `what all three have`() {
    func all<Trait>(
      _ source: PrimitiveSequence<Trait, Int>,
      _ trigger: Observable<Int>
    ) -> [PrimitiveSequence<Trait, Int>] {
      [
        .deferred { source },
        .using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in source }),
        source.delay(second, scheduler: clock),
        source.delaySubscription(second, scheduler: clock),
        source.observe(on: clock), source.subscribe(on: clock),
        source.catch { _ in source }, source.retry(2),
        source.retry(when: { (errors: Observable<Error>) in errors }),
        source.retry(when: { (errors: Observable<RxError>) in errors }),
        source.debug(), source.timeout(second, scheduler: clock),
        source.timeout(second, other: source, scheduler: clock),
        source.primitiveSequence,
      ]
    }
    #expect(all(single, .just(1)).count == all(maybe, .just(1)).count)
    _ = completable.retry(2).debug("c").delay(second, scheduler: clock)
    let _: Single<Int> = .timer(second, scheduler: clock)
    let _: Observable<Int> = single.asObservable()
    func kind<Source: PrimitiveSequenceType>(_ source: Source) -> Source.Trait.Type {
      Source.Trait.self
    }
    let _: SingleTrait.Type = kind(single)
    let _: MaybeTrait.Type = kind(maybe)
    let _: CompletableTrait.Type = kind(completable)
  }

  @Test func `one element`() {
    let _: [Single<Int>] = [
      .create { (observer: @escaping Single<Int>.SingleObserver) in
        observer(.success(1))
        return Disposables.create()
      },
      .just(1, scheduler: clock), .error(Failure()), .never(),
      single.do(
        onSuccess: { _ in },
        afterSuccess: { _ in },
        onError: { _ in },
        afterError: { _ in },
        onSubscribe: {},
        onSubscribed: {},
        onDispose: {}
      ),
      single.map { $0 }, single.flatMap { .just($0) }, single.catchAndReturn(1),
      .zip(single, single) { $0 + $1 }, .zip([single]) { $0.count },
      .create(detached: true, priority: .low, work: { 1 }), .create { 1 },
    ]
    let _: [Maybe<Int>] = [
      single.flatMapMaybe { .just($0) }, single.filter { $0 > 0 }, single.compactMap { $0 },
      single.asMaybe(),
    ]
    let _: [Completable] = [single.flatMapCompletable { _ in .empty() }, single.asCompletable()]
    let _: Single<(Int, Int, Int)> = Single.zip(single, single, single)
    let _: Single<[Int]> = Single.zip([single, single])

    let event: SingleEvent<Int> = .failure(Failure())
    if case .success = event { Issue.record("A failure is no success.") }
    single.subscribe { (_: SingleEvent<Int>) in }.dispose()
    single.subscribe(onSuccess: { _ in }, onFailure: { _ in }, onDisposed: {}).dispose()
    single.subscribe(
      with: Owner(),
      onSuccess: { _, _ in },
      onFailure: { _, _ in },
      onDisposed: { _ in }
    )
    .dispose()
  }

  @Test func `one element or none`() {
    let _: [Maybe<Int>] = [
      .create { (observer: @escaping Maybe<Int>.MaybeObserver) in
        observer(.completed)
        return Disposables.create()
      },
      .just(1, scheduler: clock), .empty(), .error(Failure()), .never(),
      maybe.do(
        onNext: { _ in },
        afterNext: { _ in },
        onError: { _ in },
        afterError: { _ in },
        onCompleted: {},
        afterCompleted: {},
        onSubscribe: {},
        onSubscribed: {},
        onDispose: {}
      ),
      maybe.map { $0 }, maybe.compactMap { $0 }, maybe.filter { $0 > 0 },
      maybe.flatMap { .just($0) }, maybe.ifEmpty(switchTo: maybe), maybe.catchAndReturn(1),
      .zip(maybe, maybe) { $0 + $1 },
    ]
    let _: Maybe<(Int, Int)> = Maybe.zip(maybe, maybe)
    let _: [Single<Int>] = [maybe.ifEmpty(default: 1), maybe.ifEmpty(switchTo: single)]
    let event: MaybeEvent<Int> = .success(1)
    switch event {
    case .success, .error, .completed: break
    }
    maybe.subscribe { (_: MaybeEvent<Int>) in }.dispose()
    maybe.subscribe(onSuccess: { _ in }, onError: { _ in }, onCompleted: {}, onDisposed: {})
      .dispose()
    maybe.subscribe(
      with: Owner(),
      onSuccess: { _, _ in },
      onError: { _, _ in },
      onCompleted: { _ in },
      onDisposed: { _ in }
    )
    .dispose()
  }

  @Test func `no element`() {
    let _: [Completable] = [
      .create { (observer: @escaping Completable.CompletableObserver) in
        observer(.completed)
        return Disposables.create()
      },
      .error(Failure()), .never(),
      completable.do(
        onError: { _ in },
        afterError: { _ in },
        onCompleted: {},
        afterCompleted: {},
        onSubscribe: {},
        onSubscribed: {},
        onDispose: {}
      ),
      completable.concat(completable), .concat(completable, completable), .concat([completable]),
      .concat(AnySequence([completable])),
      .zip(completable, completable), .zip([completable]), .zip(AnyCollection([completable])),
      completable.andThen(completable),
    ]
    let _: Single<Int> = completable.andThen(single)
    let _: Maybe<Int> = completable.andThen(maybe)
    let _: Observable<Int> = completable.andThen(Observable.just(1))
    let event: CompletableEvent = .error(Failure())
    if case .completed = event { Issue.record("An error is no completion.") }
    completable.subscribe { (_: CompletableEvent) in }.dispose()
    completable.subscribe(onCompleted: {}, onError: { _ in }, onDisposed: {}).dispose()
    completable.subscribe(
      with: Owner(),
      onCompleted: { _ in },
      onError: { _, _ in },
      onDisposed: { _ in }
    )
    .dispose()
  }

  @Test func `from an observable`() {
    let source: Observable<Int> = .just(1)
    let _: Single<Int> = source.asSingle()
    let _: Maybe<Int> = source.asMaybe()
    let _: Completable = source.ignoreElements().asCompletable()
  }
}

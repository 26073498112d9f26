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

// Tests of code that is given.
extension `15.1 A callback becomes a Single` {
  @Test func `operators that keep the promise give a single`() {
    let log = Log()
    let four = Single.just(4)
    let tokens = [
      four.map { $0 + 1 }.subscribe(log.single()),
      four.flatMap { Single.just($0 + 2) }.subscribe(log.single()),
      four.map { _ -> Int in throw Storm() }.catchAndReturn(7).subscribe(log.single()),
      Single<Int>.error(Storm()).catch { _ in four }.subscribe(log.single()),
      Single<Int>.deferred { four }.subscribe(log.single()),
      Single<Int>.deferred { throw Storm() }.subscribe(log.single()),
    ]

    #expect(
      log.values
        == ["success 5", "success 6", "success 7", "success 4", "success 4", "failure storm"],
      "One element goes in, and one has to come out."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `operators that may drop the element give a maybe`() {
    let log = Log()
    let four = Single.just(4)
    let tokens = [
      four.filter { $0 > 4 }.subscribe(log.maybe()),
      four.compactMap { $0 == 4 ? "four" : nil }.subscribe(log.maybe()),
      four.flatMapMaybe { _ in Maybe<Int>.empty() }.subscribe(log.maybe()),
      four.asMaybe().subscribe(log.maybe()),
      four.asCompletable().subscribe(log.completable()),
      four.flatMapCompletable { _ in .error(Storm()) }.subscribe(log.completable()),
    ]

    #expect(
      log.values
        == ["completed", "success four", "completed", "success 4", "completed", "error storm"],
      "The type says that the element may be missing."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `do calls each of its closures`() {
    let log = Log()
    _ = Single.just(4)
      .do(
        onSuccess: { log.record("success \($0)") },
        afterSuccess: { log.record("after \($0)") },
        onSubscribe: { log.record("subscribe") },
        onSubscribed: { log.record("subscribed") },
        onDispose: { log.record("dispose") }
      )
      .subscribe(onSuccess: { log.record("told \($0)") })
    _ = Single<Int>.error(Storm())
      .do(onError: { log.record("error \($0)") }, afterError: { log.record("after \($0)") })
      .subscribe(log.single())

    #expect(
      log.values == [
        "subscribe", "success 4", "told 4", "after 4", "subscribed", "dispose",
        "error storm", "failure storm", "after storm",
      ],
      "`do` only watches, and must change nothing."
    )
  }

  @Test func `zip joins two singles, or more, or an array of them`() {
    let log = Log()
    let (one, two) = (Single.just(1), Single.just("two"))
    _ = Single.zip(one, two).subscribe(onSuccess: { log.record("\($0) \($1)") })
    _ = Single.zip(one, two, one, resultSelector: { "\($0) \($1) \($2)" })
      .subscribe(onSuccess: { log.record($0) })
    _ = Single.zip([one, .just(2)]).subscribe(onSuccess: { log.record("\($0)") })
    _ = Single.zip([one, .just(2)], resultSelector: { $0.reduce(0, +) }).subscribe(log.single())
    _ = Single.zip([Single<Int>]()).subscribe(log.single())
    _ = Single.zip(one, Single<Int>.error(Storm())) { $0 + $1 }.subscribe(log.single())

    #expect(
      log.values == [
        "1 two", "1 two 1", "[1, 2]", "success 3", "success []", "failure storm",
      ],
      "All are started, and joined when all are there. Without singles, the array is empty."
    )
  }

  @Test func `a single is tried again`() {
    let log = Log()
    var attempts = 0
    let flaky = Single<Int>
      .deferred {
        attempts += 1
        return attempts < 3 ? .error(Storm()) : .just(attempts)
      }
    _ = flaky.retry(3).subscribe(log.single())
    attempts = 0
    _ = flaky.retry(when: { (errors: Observable<Error>) in errors }).subscribe(log.single())
    attempts = 0
    _ = flaky.retry(when: { (errors: Observable<Storm>) in errors }).subscribe(log.single())

    #expect(
      log.values == ["success 3", "success 3", "success 3"],
      "The third attempt succeeds, and a retry does not change how many elements there are."
    )
  }

  @Test func `a resource lives as long as the subscription`() {
    let (log, resource) = (Log(), CountingDisposable())
    _ = Single<Int>.using({ resource }, primitiveSequenceFactory: { _ in .just(4) })
      .subscribe(log.single())

    #expect(
      log.values == ["success 4"],
      "The element comes from the sequence that uses the resource."
    )
    #expect(resource.disposals == 1, "It is over, so the resource has to be disposed, once.")
  }

  @Test func `time passes, to the tick`() {
    let clock = TestScheduler(initialClock: 0)
    let five = Single<Int>.timer(.seconds(5), scheduler: clock)
    let log = Log()
    func listen(_ name: String, _ single: Single<Int>) {
      _ = single.subscribe { answer in
        let text = (try? answer.get()).map { "\($0)" } ?? "failed"
        log.record("\(name) \(text) @ \(clock.clock)")
      }
    }
    listen("timer", five)
    listen("delay", five.delay(.seconds(10), scheduler: clock))
    listen("delaySubscription", five.delaySubscription(.seconds(2), scheduler: clock))
    listen("timeout", five.timeout(.seconds(3), scheduler: clock))
    listen("other", five.timeout(.seconds(4), other: .just(9), scheduler: clock))
    listen("observe", Single.just(1).observe(on: clock))
    listen("subscribe", Single.just(2).subscribe(on: clock))
    clock.start()

    #expect(
      log.values == [
        "observe 1 @ 1", "subscribe 2 @ 1", "timeout failed @ 3", "other 9 @ 4", "timer 0 @ 5",
        "delaySubscription 0 @ 7", "delay 0 @ 15",
      ],
      "Each of these forwards to an operator of chapters 11 and 13."
    )
  }

  @Test func `closures that are given an object don't keep it`() {
    final class Screen {}
    let (log, subject) = (Log(), PublishSubject<Int>())
    var screen: Screen? = Screen()
    weak let watched = screen
    func subscribe(with screen: Screen) -> Disposable {
      Single(raw: subject.asObservable())
        .subscribe(
          with: screen,
          onSuccess: { _, number in log.record("\(number)") },
          onDisposed: { _ in log.record("disposed") }
        )
    }
    let token = screen.map(subscribe(with:))
    screen = nil
    subject.onNext(1)

    #expect(watched == nil, "Nobody else holds the screen, so it has to be freed.")
    #expect(log.values.isEmpty, "The screen is gone, so no closure may be called.")
    token?.dispose()
  }
}

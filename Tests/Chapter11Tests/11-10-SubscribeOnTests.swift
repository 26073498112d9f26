import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.10 subscribe(on:)` {
  private let log = Log()
  private let source = HandSource<Int>()
  private let scheduler = HandScheduler()

  /// A source that sends one element inside `subscribe`, and notes where.
  private func generator(disposed: CountDown = CountDown()) -> Observable<Int> {
    .create { [log] observer in
      log.record("subscribed on \(Colour.current)")
      observer.onNext(1)
      return Disposables.create {
        log.record("disposed on \(Colour.current)")
        disposed.arrive()
      }
    }
  }

  @Test func `the source is subscribed in a turn of the scheduler`() {
    let token = source.subscribe(on: scheduler).subscribe(log.observer())
    #expect(source.subscriptions.isEmpty, "The scheduler has run nothing yet.")
    scheduler.runOne()
    #expect(source.living == 1, "The scheduler has run its turn.")
    source.send(.next(1))
    #expect(log.values == ["next(1)"], "Events come as the source sends them: they need no turn.")
    token.dispose()
    scheduler.runAll()
  }

  @Test func `disposed before its turn, it never subscribes`() {
    let token = source.subscribe(on: scheduler).subscribe(log.observer())
    token.dispose()
    scheduler.runAll()
    #expect(source.subscriptions.isEmpty, "A request that nobody wants must not be sent.")
  }

  @Test func `the subscription is disposed on the scheduler as well`() {
    let token = source.subscribe(on: scheduler).subscribe(log.observer())
    scheduler.runOne()
    token.dispose()
    source.send(.next(1))
    #expect(log.values.isEmpty, "The observer hears nothing after `dispose()`.")
    #expect(source.living == 1, "The source is disposed in a turn of the scheduler.")
    scheduler.runAll()
    #expect(source.subscriptions.map(\.disposals) == [1], "The scheduler has run that turn.")
  }

  @Test func `after the end, too, the source is disposed on the scheduler`() {
    let token = source.subscribe(on: scheduler).subscribe(log.observer())
    scheduler.runOne()
    source.send(.next(1), .completed)
    #expect(log.values == ["next(1)", "completed"], "The end needs no turn.")
    #expect(
      source.living == 1,
      "The source has to be disposed on the scheduler, and that has not run yet."
    )
    scheduler.runAll()
    #expect(source.subscriptions.map(\.disposals) == [1], "The scheduler has run that turn.")
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `the same holds for a source that is no Observable`(end: Event<Int>) {
    let token = Thermometer(source: source).subscribe(on: scheduler).subscribe(log.observer())
    scheduler.runOne()
    source.send(end)
    #expect(log.values == ["\(end)"], "The end needs no turn.")
    #expect(
      source.living == 1,
      """
      The source was disposed where it had sent \(end). `asObservable()` puts a sink in front of \
      this source, which disposes at the end, on whichever thread: subscribe to the source itself.
      """
    )
    scheduler.runAll()
    #expect(source.subscriptions.map(\.disposals) == [1], "The scheduler has run that turn.")
    token.dispose()
  }

  @Test func `a source that ends inside subscribe is disposed, too`() {
    let resource = CountingDisposable()
    let ended = Observable<Int>
      .create { observer in
        observer.onCompleted()
        return resource
      }
    let token = ended.subscribe(on: scheduler).subscribe(log.observer())
    scheduler.runAll()
    #expect(log.values == ["completed"], "The end comes with the first turn.")
    #expect(resource.disposals == 1, "What it keeps is disposed, once.")
    token.dispose()
  }

  @Test func `on a scheduler that runs at once the subscription lasts`() {
    let token = source.subscribe(on: ImmediateScheduler()).subscribe(log.observer())
    #expect(
      source.living == 1,
      """
      The work was over before `schedule` had returned. Its token comes last, and must not push \
      out the subscription.
      """
    )
    token.dispose()
    #expect(source.subscriptions.map(\.disposals) == [1], "`dispose()` has to reach the source.")
  }

  @Test func `disposed while it subscribes, it disposes the source on the scheduler`() {
    let token = SerialDisposable()
    let resource = CountingDisposable()
    let slow = Observable<Int>
      .create { _ in
        token.dispose()
        return resource
      }
    token.disposable = slow.subscribe(on: scheduler).subscribe(log.observer())
    scheduler.runOne()
    #expect(
      resource.disposals == 0,
      "The source has to be disposed on the scheduler, and that has not run yet."
    )
    scheduler.runAll()
    #expect(resource.disposals == 1, "It was disposed before there was a subscription to dispose.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.subscribe(on: ImmediateScheduler()) }
  }

  @Test func `work inside subscribe is done on the scheduler`() {
    let (heard, disposed) = (CountDown(), CountDown())
    let token = generator(disposed: disposed)
      .subscribe(on: SerialDispatchQueueScheduler.coloured("blue"))
      .subscribe { [log] event in
        log.record("\(event) on \(Colour.current)")
        heard.arrive()
      }
    #expect(heard.wait(), "Nothing arrives.")
    token.dispose()
    #expect(disposed.wait(), "The source is never disposed.")
    #expect(
      log.values == ["subscribed on blue", "next(1) on blue", "disposed on blue"],
      "It moves `subscribe` and `dispose`; a source that sends inside `subscribe` moves with it."
    )
  }

  @Test func `the one nearest to the source wins`() {
    let heard = CountDown()
    let token = generator().subscribe(on: SerialDispatchQueueScheduler.coloured("blue"))
      .subscribe(on: SerialDispatchQueueScheduler.coloured("green"))
      .subscribe { [log] event in
        log.record("\(event) on \(Colour.current)")
        heard.arrive()
      }
    #expect(heard.wait(), "Nothing arrives.")
    #expect(
      log.values == ["subscribed on blue", "next(1) on blue"],
      "Green subscribes to blue's operator, which subscribes to the source."
    )
    token.dispose()
  }

  @Test func `a generator with a scheduler of its own is not moved`() {
    let (blue, green) = (QueueBench("blue"), QueueBench("green"))
    let token = Observable.just(1, scheduler: green.scheduler)
      .subscribe(on: blue.scheduler)
      .subscribe { [log] event in log.record("\(event) on \(Colour.current)") }
    #expect(
      blue.queue.settle() && green.queue.settle(),
      "The queues did not finish."
    )
    #expect(
      log.values == ["next(1) on green", "completed on green"],
      "It is subscribed on blue, but sends on green."
    )
    token.dispose()
  }

  @Test func `both kinds in one chain`() {
    let (blue, green) = (QueueBench("blue"), QueueBench("green"))
    let token = generator()
      .map(noting("first map", in: log))
      .subscribe(on: blue.scheduler)
      .observe(on: green.scheduler)
      .map(noting("second map", in: log))
      .subscribe { [log] event in log.record("\(event) on \(Colour.current)") }
    #expect(blue.queue.settle() && green.queue.settle(), "The queues did not finish.")
    #expect(
      log.values == [
        "subscribed on blue", "first map on blue", "second map on green", "next(1) on green",
      ],
      "`subscribe(on:)` decides where it begins; from `observe(on:)` down it is green."
    )
    token.dispose()
  }

  @Test func `an operator without a scheduler runs where the event came from`() {
    let (blue, green) = (QueueBench("blue"), QueueBench("green"))
    let token =
      Observable
      .merge(
        .of(1, 2, scheduler: blue.scheduler),
        .of(10, 20, scheduler: green.scheduler)
      )
      .subscribe { [log] event in
        if let element = event.element { log.record("\(element) on \(Colour.current)") }
      }
    #expect(
      blue.queue.settle() && green.queue.settle(),
      "The queues did not finish."
    )
    #expect(
      log.values.sorted() == ["1 on blue", "10 on green", "2 on blue", "20 on green"],
      "`merge` of two schedulers sends now on one queue, now on the other."
    )
    token.dispose()
  }

  @Test func `the source is subscribed on one thread while another disposes`() {
    inEveryInterleaving(
      """
      Either the source is never subscribed, or its subscription is disposed on the scheduler, \
      whichever moment the other thread finds.
      """
    ) { race in
      let (source, scheduler) = (HandSource<Int>(), HandScheduler())
      let token = source.subscribe(on: scheduler).subscribe { _ in }
      race.thread("the scheduler") {
        race.step("takes a turn")
        scheduler.runOne()
      }
      race.thread("the token") { token.dispose() }
      race.atEnd {
        scheduler.runAll()
        return source.living == 0
          ? nil : "It was disposed, nothing is scheduled, and the source is still subscribed to."
      }
    }
  }

  @Test func `a scheduled disposable is disposed when its turn comes, once`() {
    let inner = CountingDisposable()
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: inner)
    scheduled.dispose()
    scheduled.dispose()
    #expect(inner.disposals == 0 && !scheduled.isDisposed, "The scheduler has run nothing yet.")
    scheduler.runAll()
    #expect(inner.disposals == 1 && scheduled.isDisposed, "The scheduler has run that turn.")
  }

  @Test func `a scheduled disposable does not keep what it has disposed`() {
    let lifetimes = Lifetimes()
    let scheduled = ScheduledDisposable(
      scheduler: scheduler,
      disposable: Kept(lifetimes.probe())
    )
    #expect(lifetimes.alive == 1, "It has not disposed it yet.")
    scheduled.dispose()
    scheduler.runAll()
    #expect(
      lifetimes.alive == 0,
      "It has disposed it. Whoever has the token should not keep a whole subscription with it."
    )
    withExtendedLifetime(scheduled) {}
  }

  @Test func `what a scheduled disposable keeps may look at it when it is freed`() {
    weak var seen: ScheduledDisposable?
    let scheduled = ScheduledDisposable(
      scheduler: ImmediateScheduler(),
      disposable: Kept(LastWords { _ = seen?.isDisposed })
    )
    seen = scheduled
    onAWatchedThread(
      """
      What it held is freed after it was disposed, with an object whose `deinit` asks whether it is \
      disposed. That is other people's code: the lock must be open by then.
      """,
      scheduled.dispose
    )
  }

  @Test func `what a scheduled disposable disposes may look at it`() {
    let token = SerialDisposable()
    let inner = CountingDisposable()
    let scheduled = ScheduledDisposable(
      scheduler: ImmediateScheduler(),
      disposable: Disposables.create {
        inner.dispose()
        token.dispose()
      }
    )
    token.disposable = scheduled
    let returned = onAWatchedThread(
      """
      What was disposed disposes the same token once more, as a source may that ends at `dispose()`. \
      The lock must be open by then.
      """,
      scheduled.dispose
    )
    #expect(!returned || inner.disposals == 1, "It is disposed once.")
  }

  @Test func `of two threads that dispose it, one does`() {
    inEveryInterleaving("To see that it is there and to take it must be one step.") { race in
      let inner = CountingDisposable()
      // It counts each call: what `Disposables.create` makes would not run its action a second time.
      let scheduled = ScheduledDisposable(scheduler: ImmediateScheduler(), disposable: inner)
      for _ in 0..<2 { race.thread { scheduled.dispose() } }
      race.atEnd {
        inner.disposals == 1
          ? nil : "Two threads disposed it, and what it held was disposed \(inner.disposals) times."
      }
    }
  }
}

/// A source that is no `Observable`, like those of a test scheduler.
private struct Thermometer: ObservableType {
  typealias Element = Int

  let source: HandSource<Int>

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    source.subscribe(observer)
  }
}

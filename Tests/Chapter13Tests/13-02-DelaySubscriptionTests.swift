import ContractTesting
import Dispatch
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.2 delaySubscription` {
  private let bench = Bench()

  private func later(_ dueTime: Int) -> Observable<Int> {
    bench.source.delaySubscription(.ticks(dueTime), scheduler: bench.clock)
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "13-Time",
      exercise: "13.2",
      operators: [
        "delaySubscription(4)": { $0.delaySubscription(.seconds(4), scheduler: $0.scheduler) }
      ]
    )
  }

  @Test func `it does not subscribe before the time has come`() {
    let token = bench.listen(to: later(5))
    bench.run(to: 4)
    #expect(
      bench.source.subscriptions.isEmpty,
      "It is 4, and the subscription was to wait until 5."
    )
    bench.run(to: 5)
    #expect(bench.source.living == 1, "It is 5: now the source has to be subscribed to.")
    token.dispose()
  }

  @Test func `each subscription waits for itself`() {
    let delayed = later(5)
    let first = bench.listen(to: delayed)
    bench.run(to: 3)
    let second = bench.listen(to: delayed)
    bench.run(to: 7)
    #expect(
      bench.source.living == 1,
      """
      One subscribed at 0, and another one at 3, who has to wait until 8. It is 7, and the source has \
      \(bench.source.living) subscribers.
      """
    )
    bench.run(to: 8)
    #expect(bench.source.living == 2, "It is 8: now the second one has waited long enough, too.")
    first.dispose()
    second.dispose()
  }

  @Test func `what a hot source sent before is missed`() {
    bench.send(2, .next(1))
    bench.send(7, .next(2))
    bench.send(9, .next(3), .completed)
    let token = bench.listen(to: later(5))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(2)@7", "next(3)@9", "completed@9"],
      "1 was sent before anybody subscribed. The others come when they are sent, not later."
    )
    #expect(bench.source.living == 0, "The source has completed, but is still subscribed to.")
    token.dispose()
  }

  @Test func `an error passes when it comes`() {
    bench.send(7, .error(Storm()), .next(1))
    let token = bench.listen(to: later(5))
    bench.run(to: 50)

    #expect(bench.log.values == ["error(storm)@7"], "An error, and nothing after it.")
    #expect(bench.source.living == 0, "The source has failed, but is still subscribed to.")
    token.dispose()
  }

  @Test(arguments: [0, -3]) func `no time at all means the next turn`(_ due: Int) {
    let token = bench.listen(to: later(due))
    #expect(
      bench.source.living == 0,
      "The scheduler subscribes to the source, never `subscribe` itself."
    )
    bench.run(to: 1)
    #expect(bench.source.living == 1, "As soon as the scheduler can.")
    token.dispose()
  }

  @Test(arguments: [0, -3])
  func `subscribe does not subscribe to the source, even if the scheduler is idle`(_ due: Int) {
    let eager = EagerScheduler(clock: bench.clock)
    let token = bench.source.delaySubscription(.ticks(due), scheduler: eager)
      .subscribe(bench.observer())
    #expect(
      bench.source.living == 0,
      """
      There is no time to wait, and still the source is to be subscribed to a turn later. What `schedule` \
      is given, this scheduler runs at once, as `MainScheduler` does on main.
      """
    )
    bench.run(to: 1)
    #expect(bench.source.living == 1, "As soon as the scheduler can.")
    token.dispose()
  }

  @Test func `disposed before its time, it never subscribes`() {
    let lifetimes = Lifetimes()
    later(5).subscribe { [probe = lifetimes.probe()] _ in probe.touch() }.dispose()
    #expect(lifetimes.alive == 0, "It was disposed, but the scheduler keeps its observer.")
    bench.run(to: 50)

    #expect(
      bench.source.subscriptions.isEmpty,
      "Nobody listens any more, but the source was still subscribed to when the time came."
    )
  }

  @Test func `the subscription lasts, however early the time comes`() {
    let hasty = HastyScheduler(clock: bench.clock)
    let token = bench.source.delaySubscription(.ticks(5), scheduler: hasty)
      .subscribe(bench.observer())
    #expect(
      bench.source.living == 1,
      """
      The work was done before `scheduleRelative` had returned. Its token arrives last, and must not \
      push out the subscription.
      """
    )
    token.dispose()
    #expect(bench.source.living == 0, "`dispose()` has to reach the source.")
  }

  @Test func `disposed afterwards, it disposes the source`() {
    let token = bench.listen(to: later(5))
    bench.run(to: 6)
    token.dispose()
    bench.send(7, .next(1))
    bench.run(to: 50)

    #expect(
      bench.source.subscriptions.map(\.disposals) == [1],
      """
      The token has to end the subscription to the source, which was made long after the token was \
      handed out.
      """
    )
    #expect(bench.log.values.isEmpty, "After `dispose()` the observer hears nothing.")
  }

  @Test(arguments: [Event<Int>.next(1), .completed, .error(Storm())])
  func `a source that sends while it is subscribed to can be disposed`(_ event: Event<Int>) {
    // An exploration, which a lock that the thread takes twice does not stop.
    inEveryInterleaving(
      """
      The source sends \(event) before its `subscribe` has returned, and the observer disposes at that \
      moment.
      """
    ) { race in
      let (subscription, token) = (CountingDisposable(), SingleAssignmentDisposable())
      let clock = HandClock()
      let source = Observable<Int>
        .create { observer in
          observer.on(event)
          return subscription
        }
      token.setDisposable(
        source.delaySubscription(.ticks(5), scheduler: clock)
          .subscribe { event in
            race.step("hears \(event)")
            token.dispose()
          }
      )
      race.thread("the clock") { clock.ring() }
      race.atEnd {
        subscription.disposals == 1
          ? nil
          : """
          What `subscribe` returns then has to be disposed, once; it was disposed \
          \(subscription.disposals) times.
          """
      }
    }
  }

  @Test func `one thread disposes while another subscribes`() {
    inEveryInterleaving(
      """
      Either the source is never subscribed to, or that subscription is disposed, whichever moment \
      the other thread finds.
      """
    ) { race in
      let (source, clock) = (HandSource<Int>(), HandClock())
      let entrance = Observable<Int>
        .deferred {
          race.step("is subscribed to")
          return source
        }
      let token = entrance.delaySubscription(.ticks(5), scheduler: clock).subscribe { _ in }
      race.thread("the clock") {
        race.step("the time has come")
        clock.ring()
      }
      race.thread("the token") { token.dispose() }
      race.atEnd {
        if clock.waiting > 0 { return "It was disposed, and its work still waits for its time." }
        return source.living == 0 ? nil : "It was disposed, and the source is still subscribed to."
      }
    }
  }

  @Test func `whoever disposes need not wait until the source is subscribed to`() throws {
    var (wasSubscribed, hasDisposedMeanwhile) = (false, false)
    inEveryInterleaving { race in
      let clock = HandClock()
      var isSubscribing = false
      let entrance = Observable<Int>
        .create { _ in
          (wasSubscribed, isSubscribing) = (true, true)
          race.step("is subscribed to")
          race.step("that is done")
          isSubscribing = false
          return Disposables.create()
        }
      let token = entrance.delaySubscription(.ticks(5), scheduler: clock).subscribe { _ in }
      race.thread("the clock") { clock.ring() }
      race.thread("the token") {
        race.step("is about to dispose")
        let wasSubscribing = isSubscribing
        token.dispose()
        if wasSubscribing && isSubscribing { hasDisposedMeanwhile = true }
      }
    }
    try #require(wasSubscribed, "The time has come, and the source was not subscribed to.")
    #expect(
      hasDisposedMeanwhile,
      """
      While the source was being subscribed to, another thread disposed the result. That did not return \
      until the `subscribe` of the source had, so a lock is held meanwhile. If that waits for the other \
      thread, both wait for each other: a deadlock.
      """
    )
  }

  @Test func `it keeps the rules`() {
    expectKeepsTheRules { $0.delaySubscription(.ticks(5), scheduler: AtOnceScheduler()) }
  }
}

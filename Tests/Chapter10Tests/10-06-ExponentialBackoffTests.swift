import ContractTesting
import Dispatch
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution10Errors
#else
@testable import Chapter10Errors
#endif

@Suite struct `10.6 Exponential backoff` {
  private let log = Log()

  @Test func `the picture of the lesson`() {
    expectMarbles(
      ofLesson: "10-Errors",
      exercise: "10.6",
      operators: [
        "backoff.answers(to: errors)": { sources in
          Backoff(retries: 3, firstPause: 2, longestPause: 4)
            .answers(to: sources.map { _ -> any Error in MarbleError() }) { seconds in
              wait(seconds, on: sources.scheduler)
            }
            .map { "a" }
        }
      ]
    )
  }

  @Test func `each pause is twice as long as the one before`() {
    let backoff = Backoff(retries: 4, firstPause: 10, longestPause: 1000)

    #expect(
      (0..<4).map { backoff.pause(afterError: $0) } == [10, 20, 40, 80],
      "A server that is down needs more and more time."
    )
  }

  @Test func `a pause of nearly half the longest doubles, too`() {
    let backoff = Backoff(retries: 5, firstPause: 1, longestPause: 5)

    #expect(
      (0..<5).map { backoff.pause(afterError: $0) } == [1, 2, 4, 5, 5],
      "Twice 2 is 4, which is not longer than the longest, 5."
    )
  }

  @Test func `no pause is longer than the longest`() {
    let backoff = Backoff(retries: 1_000_000, firstPause: 10, longestPause: 60)

    #expect(
      (0..<5).map { backoff.pause(afterError: $0) } == [10, 20, 40, 60, 60],
      "The pause doubles up to 60 and stays there: nobody waits an hour in front of a screen."
    )
    #expect(
      backoff.pause(afterError: 999_999) == 60,
      "After a million doublings the pause must still be the longest."
    )
    let modest = Backoff(retries: .max, firstPause: 1, longestPause: .max)
    #expect(modest.pause(afterError: 61) == 1 << 61, "This one still fits.")
    let proud = Backoff(retries: 2, firstPause: 90, longestPause: 60)
    #expect(proud.pause(afterError: 0) == 60, "The limit holds for the first pause, too.")
  }

  @Test func `the longest pause may be the largest number`() async {
    await #expect(
      processExitsWith: .success,
      """
      The longest pause is the largest number there is, and twice the last pause would be larger. The \
      program stopped, or the pause was not the longest.
      """
    ) {
      let modest = Backoff(retries: .max, firstPause: 1, longestPause: .max)
      guard modest.pause(afterError: 80) == .max else { fatalError("not the longest") }
    }
  }

  @Test func `no pause is shorter than the one before, however many there were`() {
    for firstPause in 1...9 {
      let backoff = Backoff(retries: .max, firstPause: firstPause, longestPause: 60)
      var expected = firstPause
      for index in 0...200 {
        let pause = backoff.pause(afterError: index)
        guard pause != expected else {
          expected = min(2 * expected, 60)
          continue
        }
        Issue.record(
          """
          The first pause is \(firstPause), and the longest 60. After error \(index), counted from 0, the \
          pause is \(expected), and it was \(pause.map(String.init) ?? "nil").
          """
        )
        return
      }
    }
  }

  @Test func `a pause that no longer grows is computed at once`() {
    let pauses = Recorder<Int?>()
    let returned = onThreads(1, within: 2) { _ in
      for first in [10, 0] {
        let backoff = Backoff(retries: .max, firstPause: first, longestPause: 60)
        pauses.record(backoff.pause(afterError: 1_000_000_000_000))
      }
    }

    #expect(
      returned,
      """
      The test asked for the pause after a million million errors, and the loop is still running. Once \
      the longest pause is reached, there is nothing left to compute.
      """
    )
    #expect(!returned || pauses.values == [60, 0], "The pauses were \(pauses.values).")
  }

  @Test func `after the last retry there is no pause`() {
    let backoff = Backoff(retries: 2, firstPause: 10, longestPause: 60)

    #expect(backoff.pause(afterError: 1) == 20, "The second error has a retry.")
    #expect(
      backoff.pause(afterError: 2) == nil,
      "Two retries: the third error is the end."
    )
    let none = Backoff(retries: 0, firstPause: 10, longestPause: 60)
    #expect(none.pause(afterError: 0) == nil, "A plan may have no retry at all.")
  }

  @Test func `a source that recovers, to the tick`() {
    let clock = TestScheduler(initialClock: 0)
    let source = clock.createColdObservable([.next(5, 1), .error(10, Storm())])
    let backoff = Backoff(retries: 3, firstPause: 50, longestPause: 100)

    let observer = clock.start {
      source.asObservable()
        .retry(when: { errors in backoff.answers(to: errors) { wait($0, on: clock) } })
    }

    #expect(
      observer.events.map { "\($0.value) @ \($0.time)" } == [
        "next(1) @ 205", "next(1) @ 265", "next(1) @ 375", "next(1) @ 485", "error(storm) @ 490",
      ],
      """
      It fails at 210, 270, 380 and 490. The pauses are 50, 100 and 100 ticks; the fourth error has \
      none, and is sent.
      """
    )
    #expect(
      source.subscriptions.map { [$0.subscribe, $0.unsubscribe] }
        == [[200, 210], [260, 270], [370, 380], [480, 490]],
      "Between two attempts the source is disposed."
    )
  }

  @Test func `a wait that ends does not end the answers`() {
    let errors = PublishSubject<Swift.Error>()
    let answers = Backoff(retries: 5, firstPause: 1, longestPause: 1)
      .answers(to: errors) { _ in .just(()) }
    let token = answers.subscribe { (event: Event<Void>) in
      log.record(event.error.map { "error(\($0))" } ?? event.map { "answer" }.debugDescription)
    }

    errors.onNext(Storm())
    errors.onNext(Storm())

    #expect(
      log.values == ["next(answer)", "next(answer)"],
      "A wait sends its element and completes. If that completion is passed on, there is only one retry."
    )
    token.dispose()
  }

  @Test func `the errors are counted, answered or not`() {
    let (errors, waits) = (PublishSubject<Swift.Error>(), Recorder<Int>())
    let token = Backoff(retries: 3, firstPause: 1, longestPause: 100)
      .answers(to: errors) { seconds in
        waits.record(seconds)
        return .never()
      }
      .map { "answer" }
      .subscribe(log.observer())

    for _ in 0..<4 { errors.onNext(Storm()) }

    #expect(
      waits.values == [1, 2, 4] && log.values == ["error(storm)"],
      """
      Four errors came, each before the wait for the last was over. Each is an error more, so the \
      waits are 1, 2 and 4, and the fourth is the end. Waits: \(waits.values); heard: \(text(log)).
      """
    )
    token.dispose()
  }

  @Test func `an error that comes while a wait is being subscribed is one more`() {
    let (errors, waits) = (HandSource<Swift.Error>(), Recorder<Int>())
    let token = Backoff(retries: 5, firstPause: 1, longestPause: 100)
      .answers(to: errors) { seconds in
        waits.record(seconds)
        return .just(())
      }
      .subscribe(onNext: { if waits.values.count < 3 { errors.send(.next(Storm())) } })

    errors.send(.next(Storm()))

    #expect(
      waits.values == [1, 2, 4],
      """
      Three errors came: each of the first two waits was over inside its `subscribe`, and the answer \
      caused the next error there. So the waits are 1, 2 and 4. They were \(waits.values).
      """
    )
    token.dispose()
  }

  @Test func `an error that leaving a wait has caused keeps its own wait`() {
    let errors = HandSource<Swift.Error>()
    var waits: [(seconds: Int, source: HandSource<Void>)] = []
    let token = Backoff(retries: 5, firstPause: 1, longestPause: 100)
      .answers(to: errors) { seconds in
        let source = HandSource<Void>()
        waits.append((seconds, source))
        return source
      }
      .subscribe { _ in log.record("answer") }

    errors.send(.next(Storm()))
    waits.first?.source.whenDisposed = { errors.send(.next(Storm())) }
    errors.send(.next(Storm()))
    let kept = waits.filter { $0.source.living > 0 }.map(\.seconds)

    #expect(
      kept == [4],
      """
      The second error disposed the first wait, and that caused the third error. One wait is kept, that \
      of the third, which lasts 4. The waits that go on last \(kept).
      """
    )
    token.dispose()
  }

  @Test func `a wait that fails ends the answers`() {
    let errors = PublishSubject<Swift.Error>()
    let token = Backoff(retries: 5, firstPause: 1, longestPause: 1)
      .answers(to: errors) { _ in .error(Hail()) }
      .subscribe { (event: Event<Void>) in
        log.record(event.error.map { "error(\($0))" } ?? "no error")
      }

    errors.onNext(Storm())

    #expect(
      log.values == ["error(hail)"],
      "The clock failed, so no answer will come. Whoever waits for one has to hear of the error."
    )
    #expect(!errors.hasObservers, "It is over: nobody needs the errors any more.")
    token.dispose()
  }

  @Test func `each subscriber has all the retries`() {
    let errors = PublishSubject<Swift.Error>()
    let answers = Backoff(retries: 1, firstPause: 1, longestPause: 1)
      .answers(to: errors) { _ in .just(()) }
      .map { "answer" }

    for _ in 0..<2 {
      let token = answers.subscribe(log.observer())
      errors.onNext(Storm())
      token.dispose()
    }

    #expect(
      log.values == ["next(answer)", "next(answer)"],
      """
      Two subscribers, one after the other, got one error each, and the plan has one retry. The second \
      subscriber has a retry of its own. Heard: \(text(log)).
      """
    )
  }

  @Test func `each subscriber has a wait of its own`() {
    let errors = PublishSubject<Swift.Error>()
    var waits: [PublishSubject<Void>] = []
    let answers = Backoff(retries: 5, firstPause: 1, longestPause: 1)
      .answers(to: errors) { _ in
        waits.append(PublishSubject())
        return waits[waits.count - 1]
      }
    let first = answers.map { "first" }.subscribe(log.observer())
    let second = answers.map { "second" }.subscribe(log.observer())
    errors.onNext(Storm())
    let begun = waits.filter(\.hasObservers).count
    #expect(
      begun == 2,
      "Two subscribers got an error, and each has to wait. The number of waits that go on is \(begun)."
    )

    first.dispose()
    for wait in waits { wait.onNext(()) }
    #expect(
      log.values == ["next(second)"],
      "The first subscriber has left, and the second waits. When the waits were over, \(text(log)) was heard."
    )
    second.dispose()
  }

  @Test func `an answer that comes at once, and another error with it`() {
    let (clock, attempts) = (PublishSubject<Void>(), Recorder<Int>())
    let source = Observable<Int>
      .create { observer in
        attempts.record(attempts.values.count + 1)
        // Five are more than enough; without a limit a wrong answer would never return.
        if attempts.values.count < 5 { observer.onError(Storm()) }
        return Disposables.create()
      }
    var isFirst = true
    let backoff = Backoff(retries: 9, firstPause: 1, longestPause: 1)
    let failure = PublishSubject<Int>()
    let token = failure.catch { _ in source }
      .retry(when: { errors in
        backoff.answers(to: errors) { _ in
          defer { isFirst = false }
          return isFirst ? .just(()) : clock
        }
      })
      .subscribe(log.observer())

    #expect(attempts.values.isEmpty, "Nothing has failed yet.")
    failure.onError(Storm())

    #expect(
      attempts.values == [1, 2],
      "The first wait was over at once, so there was a second attempt."
    )
    #expect(
      clock.hasObservers,
      """
      The second attempt failed before the first wait had returned from `subscribe`. Its own wait had \
      begun, and was disposed when the first one was stored over it: no answer will ever come.
      """
    )
    clock.onNext(())
    #expect(attempts.values == [1, 2, 3], "The second wait is over: a third attempt.")
    token.dispose()
    #expect(!clock.hasObservers, "The result was disposed, and the wait goes on.")
  }

  @Test func `its closure is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      Backoff(retries: 5, firstPause: 1, longestPause: 1)
        .answers(to: source.map { _ -> any Error in Storm() }) { _ in
          probe.touch()
          return .never()
        }
    }
  }

  @Test func `dispose on one thread, an error on another`() {
    inEveryInterleaving(
      """
      `dispose()` may come after the wait has begun and before its token is stored: then it is up \
      to whoever stores it.
      """
    ) { race in
      let (errors, clock) = (HandSource<Swift.Error>(), HandSource<Void>())
      let token = Backoff(retries: 5, firstPause: 1, longestPause: 1)
        .answers(to: errors) { _ in
          race.step("a wait begins")
          return clock
        }
        .subscribe { _ in }
      clock.whenDisposed = { race.step("the wait is disposed") }
      race.thread("the errors") { errors.send(.next(Storm())) }
      race.subscriberDisposes(token)
      race.atEnd {
        leftovers(("the errors", errors), ("the wait", clock))
          .map { "The result was disposed, and \($0)." }
      }
    }
  }

  @Test func `a wait is over on another thread before its token is stored`() {
    inEveryInterleaving(
      "The answer may cause the next error at once; the wait that began last is the one to keep."
    ) { race in
      let (errors, waits) = (HandSource<Swift.Error>(), [HandSource<Void>(), HandSource<Void>()])
      let begun = Recorder<Int>()
      let token = Backoff(retries: 5, firstPause: 1, longestPause: 1)
        .answers(to: errors) { _ in
          race.step("a wait begins")
          begun.record(begun.values.count)
          return waits[min(begun.values.count, 2) - 1]
        }
        .subscribe(onNext: { if begun.values.count == 1 { errors.send(.next(Hail())) } })
      for wait in waits { wait.whenDisposed = { race.step("a wait is disposed") } }
      race.thread("the errors") { errors.send(.next(Storm())) }
      race.thread("the clock") { waits[0].send(.next(())) }
      race.atEnd {
        defer { token.dispose() }
        // Nobody waited yet when it rang.
        if begun.values.count == 1 { waits[0].send(.next(())) }
        let living = waits.map(\.living)
        return living == [0, 1]
          ? nil : "The second wait has begun; of the two, these are subscribed: \(living)."
      }
    }
  }

  @Test func `dispose ends the wait`() {
    let clock = PublishSubject<Void>()
    let attempts = Attempts()
    let backoff = Backoff(retries: 5, firstPause: 1, longestPause: 1)
    let token = attempts.source
      .retry(when: { errors in backoff.answers(to: errors) { _ in clock } })
      .subscribe(log.observer())

    attempts.send(.error(Storm()))
    #expect(clock.hasObservers, "The first pause has begun, so `wait` must be subscribed.")
    token.dispose()

    #expect(!clock.hasObservers, "The screen is gone, but its timer goes on.")
    clock.onNext(())
    #expect(attempts.count == 1, "Nobody listens: there is no reason to try again.")
  }
}

/// The clock of the app: one element after so many ticks of virtual time, then a completion.
private func wait(_ seconds: Int, on scheduler: TestScheduler) -> Observable<Void> {
  .create { observer in
    scheduler.scheduleRelative((), dueTime: .seconds(seconds)) {
      observer.onNext(())
      observer.onCompleted()
      return Disposables.create()
    }
  }
}

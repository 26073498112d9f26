import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution09Flattening
#else
@testable import Chapter09Flattening
#endif

@Suite struct `9.2 flatMapFirst` {
  private let stage = Stage()

  private func start() -> Disposable {
    stage.outer.flatMapFirst { stage.inner($0) }.subscribe(stage.log.observer())
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "09-Flattening",
      exercise: "9.2",
      operators: [
        "a.flatMapFirst { [b, c][$0] }": { marbles in
          marbles.a.flatMapFirst { [marbles.b, marbles.c][$0] }
        }
      ]
    )
  }

  @Test func `elements that come while an inner sequence is running are dropped`() {
    let token = start()
    stage.outer.send(.next(0), .next(1), .next(2))
    stage.inners[0].send(.next(10))

    #expect(stage.living == [0], "The first is running, so the others must not be subscribed.")
    #expect(
      stage.asked.values == [0],
      "`selector` was called for an element that is dropped: it may begin work of its own."
    )
    #expect(stage.log.values == ["next(10)"], "The first one is heard.")
    token.dispose()
    #expect(stage.living.isEmpty && stage.outer.living == 0, "`dispose()` has to reach both.")
  }

  @Test func `once the inner sequence has completed, the next element has its chance`() {
    _ = start()
    stage.outer.send(.next(0), .next(1))
    stage.inners[0].send(.completed)
    #expect(stage.asked.values == [0], "1 was dropped, not postponed.")
    stage.outer.send(.next(2))
    stage.inners[2].send(.next(20))

    #expect(stage.asked.values == [0, 2], "Nobody is busy when 2 comes.")
    #expect(stage.log.values == ["next(20)"], "The new inner sequence is heard.")
  }

  @Test func `it completes when both have completed`() {
    _ = start()
    stage.outer.send(.next(0), .completed)
    #expect(stage.log.values.isEmpty, "The inner sequence is running, so the result goes on.")
    stage.inners[0].send(.next(1), .completed)
    #expect(stage.log.values == ["next(1)", "completed"], "Now none is left.")

    let other = Stage()
    _ = other.outer.flatMapFirst { other.inner($0) }.subscribe(other.log.observer())
    other.outer.send(.next(0))
    other.inners[0].send(.completed)
    #expect(other.log.values.isEmpty, "The outer sequence is running, so the result goes on.")
    other.outer.send(.completed)
    #expect(other.log.values == ["completed"], "None is left here, either.")
  }

  @Test func `dropped elements are not waited for`() {
    _ = start()
    stage.outer.send(.next(0), .next(1), .next(2), .completed)
    stage.inners[0].send(.completed)

    #expect(stage.log.values == ["completed"], "Two were dropped: there is nothing to wait for.")
  }

  @Test func `errors and throws end everything`() {
    _ = start()
    stage.outer.send(.next(0))
    stage.inners[0].send(.error(Storm()))
    stage.outer.send(.next(1))
    #expect(stage.log.values == ["error(storm)"], "An error of the inner sequence is the end.")
    #expect(stage.outer.living == 0 && stage.living.isEmpty, "And disposes everything.")

    let log = Log()
    _ = Observable.just(1)
      .flatMapFirst { (_: Int) -> Observable<Int> in throw Storm() }
      .subscribe(log.observer())
    #expect(log.values == ["error(storm)"], "What a closure throws is an error of the result.")
  }

  @Test(arguments: Ending.allCases)
  func `after the end the closure is not called any more`(end: Ending) {
    end.expectNoClosureCall { $0.flatMapFirst($1) }
  }

  @Test func `what the closure throws is the end, though the outer sequence has completed`() {
    Stage.expectAThrowIsTheEnd { $0.flatMapFirst($1) }
  }

  @Test func `an error inside subscribe disposes everything`() {
    Stage.expectAnEarlyErrorDisposes { $0.flatMapFirst($1) }
  }

  @Test func `the sequence is expected before the closure returns it`() {
    Stage.expectIsHeard(0) { $0.flatMapFirst($1) }
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.flatMapFirst { Observable.just($0) } }
    expectKeepsTheRules { inner in Observable.just(0).flatMapFirst { _ in inner } }
  }

  @Test func `its closure is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.flatMapFirst { number in
        probe.touch()
        return Observable.just(number)
      }
    }
  }

  @Test func `of two elements that come at the same moment, one begins its sequence`() {
    inEveryInterleaving(
      """
      Checking whether a sequence is running and noting that one is must be one step, or both \
      elements may find the sink free: a race condition.
      """
    ) { race in
      let stage = Stage()
      let token = stage.outer
        .flatMapFirst { (number: Int) -> Observable<Int> in
          race.step("asks for the sequence of \(number)")
          return stage.inner(number)
        }
        .subscribe(race.listener(stage.log))
      for number in 0...1 {
        race.thread("element \(number)") { stage.outer.send(.next(number)) }
      }
      race.atEnd {
        defer { token.dispose() }
        guard stage.asked.values.count == 1 else {
          return """
            Two elements came on two threads, and the closure was called \
            \(stage.asked.values.count) times.
            """
        }
        return stage.living == stage.asked.values
          ? nil : "The closure was called for \(stage.asked.values); \(stage.living) are running."
      }
    }
  }

  @Test func `the dropped one of two elements that come at the same moment is not waited for`() {
    inEveryInterleaving("Only a sequence that begins is expected.") { race in
      let stage = Stage()
      let token = stage.outer.flatMapFirst { stage.inner($0) }.subscribe(race.listener(stage.log))
      for number in 0...1 {
        race.thread("element \(number)") { stage.outer.send(.next(number)) }
      }
      race.atEnd {
        defer { token.dispose() }
        stage.outer.send(.completed)
        for number in stage.living { stage.inners[number].send(.completed) }
        return stage.log.values == ["completed"]
          ? nil
          : """
          Two elements came on two threads. Then the outer sequence and each one that ran have \
          completed, and the observer heard \(stage.heard).
          """
      }
    }
  }

  @Test func `an element comes while the inner sequence completes`() {
    inEveryInterleaving(
      "Either 1 is dropped, and not waited for; or it begins its sequence, which is waited for."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMapFirst { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1), .completed) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.atEnd {
        defer { token.dispose() }
        let wasDropped = stage.asked.values == [0]
        guard stage.log.values == (wasDropped ? ["completed"] : []) else {
          let state = wasDropped ? "dropped, and nothing" : "not dropped, and its sequence"
          return "1 was \(state) is running. The observer heard \(stage.heard)."
        }
        stage.inners[1].send(.completed)
        guard stage.log.values == ["completed"] else {
          return "All have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `the one that has completed is disposed before another begins`() {
    Stage.expectDisposedBeforeTheNext(
      "One at a time: the sink is free when the one that has completed is disposed, not before."
    ) { stage in
      stage.outer.flatMapFirst { stage.inner($0) }
    }
  }

  private static let callOuts = [
    CallOut(
      .closure(0),
      on: .outer(.next(0)),
      meanwhile: .outer(.next(1), .error(Storm()))
    ),
    CallOut(
      .subscribing(0),
      on: .outer(.next(0)),
      meanwhile: .inner(0, .next(10), .completed)
    ),
    CallOut(
      .disposing(0),
      after: .outer(.next(0)),
      on: .inner(0, .completed),
      meanwhile: .outer(.next(1), .error(Storm()))
    ),
    .endOfTheOuter,
  ]

  @Test(arguments: callOuts + [.lastEnd])
  func `no thread has to wait for somebody else's code`(_ code: CallOut) {
    code.expectNoLockIsHeld { $0.flatMapFirst($1) }
  }

  @Test(arguments: callOuts)
  func `somebody else's code may end everything`(_ code: CallOut) {
    code.expectMayEndEverything { $0.flatMapFirst($1) }
  }

  @Test func `after both have met, the next element has its chance`() {
    inEveryInterleaving(
      "Whatever became of 1, nothing is running any more when 2 comes."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMapFirst { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.atEnd {
        stage.inners[1].send(.completed)
        stage.outer.send(.next(2))
        defer { token.dispose() }
        return stage.living == [2] ? nil : "2 came, and these are running: \(stage.living)."
      }
    }
  }

  @Test func `dispose on one thread, an element on another`() {
    inEveryInterleaving(
      "An inner sequence that begins when the result is disposed has to be disposed, too."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMapFirst { stage.inner($0) }.subscribe(race.listener(stage.log))
      race.thread("the outer sequence") { stage.outer.send(.next(0)) }
      race.thread("the subscriber") { token.dispose() }
      race.atEnd { stage.leftovers.map { "The result was disposed, and \($0)." } }
    }
  }

  @Test func `an inner sequence that ends inside subscribe blocks nothing`() {
    _ = Observable.of(1, 2, 3)
      .flatMapFirst { Observable.just($0 * 10) }
      .subscribe(stage.log.observer())

    #expect(
      stage.log.values == ["next(10)", "next(20)", "next(30)", "completed"],
      "Each was over before the next element came."
    )
  }

  @Test func `one that completes inside subscribe is disposed when that has returned`() {
    Stage.expectDisposedOnceSubscribed { stage, hasty in stage.outer.flatMapFirst { _ in hasty } }
  }

  @Test func `one that ends inside subscribe is out of the way of the very next element`() {
    let source = Observable<Int>
      .create { observer in
        for number in 1...3 { observer.onNext(number) }
        observer.onCompleted()
        return Disposables.create()
      }
    _ = source.flatMapFirst { Observable.just($0 * 10) }.subscribe(stage.log.observer())

    #expect(
      stage.log.values == ["next(10)", "next(20)", "next(30)", "completed"],
      """
      The source sends 1, 2 and 3 without a pause, and each inner sequence is over inside `subscribe`. So \
      there is nothing to wait for, and none to drop. Heard: \(stage.log.values).
      """
    )
  }
}

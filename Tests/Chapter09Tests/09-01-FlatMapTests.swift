import ContractTesting
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

@Suite struct `9.1 flatMap` {
  private let stage = Stage()

  private func start() -> Disposable {
    stage.outer.flatMap { stage.inner($0) }.subscribe(stage.log.observer())
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "09-Flattening",
      exercise: "9.1",
      operators: [
        "a.flatMap { [b, c][$0] }": { marbles in
          marbles.a.flatMap { [marbles.b, marbles.c][$0] }
        }
      ]
    )
  }

  @Test func `each element begins a sequence, and all of them are heard`() {
    let token = start()
    stage.outer.send(.next(0), .next(1))
    stage.inners[1].send(.next(10))
    stage.inners[0].send(.next(20))
    stage.inners[1].send(.next(11))

    #expect(
      stage.log.values == ["next(10)", "next(20)", "next(11)"],
      "Two elements, two inner sequences: everything they send is heard, in the order in which it came."
    )
    token.dispose()
    #expect(
      stage.living.isEmpty && stage.outer.living == 0,
      "`dispose()` has to reach the outer sequence and all inner ones."
    )
  }

  @Test func `the outer sequence ends while an inner one is running`() {
    _ = start()
    stage.outer.send(.next(0), .completed)

    #expect(stage.outer.living == 0, "The outer sequence has ended, and is disposed at once.")
    #expect(stage.log.values.isEmpty, "An inner sequence goes on, so the result does, too.")
    stage.inners[0].send(.next(1), .completed)
    #expect(stage.log.values == ["next(1)", "completed"], "Now none is left.")
  }

  @Test func `the inner ones end while the outer sequence is running`() {
    _ = start()
    stage.outer.send(.next(0))
    stage.inners[0].send(.completed)

    #expect(stage.log.values.isEmpty, "The outer sequence may bring another element.")
    #expect(stage.living.isEmpty, "The inner sequence has ended, and is disposed at once.")
    stage.outer.send(.next(1))
    stage.inners[1].send(.next(5), .completed)
    stage.outer.send(.completed)
    #expect(
      stage.log.values == ["next(5)", "completed"],
      "All inner sequences have ended, and then the outer one: that is the end."
    )
  }

  @Test func `an error of an inner sequence ends everything`() {
    _ = start()
    stage.outer.send(.next(0), .next(1))
    stage.inners[0].send(.error(Storm()))
    stage.inners[1].send(.next(7))
    stage.outer.send(.next(2))

    #expect(stage.log.values == ["error(storm)"], "A sequence has one end, and this was it.")
    #expect(
      stage.living.isEmpty && stage.outer.living == 0,
      "After the error nobody listens: the outer sequence and all inner ones must be disposed."
    )
    #expect(
      stage.asked.values == [0, 1],
      "An element came after the end, and `selector` was still called."
    )
  }

  @Test func `an error of the outer sequence ends everything`() {
    _ = start()
    stage.outer.send(.next(0), .error(Storm()))
    stage.inners[0].send(.next(7))

    #expect(stage.log.values == ["error(storm)"], "An error is an end, and does not wait.")
    #expect(stage.living.isEmpty, "The inner sequence now works for nobody: dispose it.")
  }

  @Test func `a selector that throws ends everything`() {
    _ = stage.outer
      .flatMap { (number: Int) -> Observable<Int> in
        if number == 3 { throw Storm() }
        return stage.inner(number)
      }
      .subscribe(stage.log.observer())
    stage.outer.send(.next(0), .next(3))
    stage.inners[0].send(.next(7))

    #expect(
      stage.log.values == ["error(storm)"],
      "What a closure throws is an error of the result."
    )
    #expect(stage.living.isEmpty && stage.outer.living == 0, "An end has to dispose everything.")
  }

  @Test(arguments: ["an inner error", "an outer error", "a throw"])
  func `after the end the closure is not called any more`(end: String) {
    _ = stage.outer
      .flatMap { (number: Int) -> Observable<Int> in
        let inner = stage.inner(number)
        if number == 3 { throw Storm() }
        return inner
      }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          // Once is enough to show it; without this a wrong answer would never return.
          if event.isStopEvent, stage.log.values.count < 3 { stage.outer.send(.next(1), .next(3)) }
        }
      )
    stage.outer.send(.next(0))
    switch end {
    case "an inner error": stage.inners[0].send(.error(Storm()))
    case "an outer error": stage.outer.send(.error(Storm()))
    default: stage.outer.send(.next(3))
    }
    stage.outer.send(.next(2))

    let asked = end == "a throw" ? [0, 3] : [0]
    #expect(
      stage.asked.values == asked,
      """
      The end was \(end). More elements came while the observer was handling it, and afterwards; the \
      closure was called for \(stage.asked.values). Each call may start a request.
      """
    )
    #expect(stage.log.values == ["error(storm)"], "One end, and nothing after it.")
    #expect(stage.living.isEmpty && stage.outer.living == 0, "An end has to dispose everything.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.flatMap { Observable.just($0) } }
    expectKeepsTheRules { inner in Observable.just(0).flatMap { _ in inner } }
    expectKeepsTheRules { inner in Observable.just(inner).merge() }
  }

  @Test func `its closure is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.flatMap { number in
        probe.touch()
        return Observable.just(number)
      }
    }
  }

  @Test func `inner sequences that send inside subscribe take turns`() {
    _ = Observable.of(1, 2)
      .flatMap { Observable.of($0 * 10, $0 * 10 + 1) }
      .subscribe(stage.log.observer())

    #expect(
      stage.log.values == ["next(10)", "next(11)", "next(20)", "next(21)", "completed"],
      "`of` sends one element per turn of the trampoline, and goes to the back of the line."
    )
  }

  @Test func `merge is flatMap without a closure`() {
    let sequences = HandSource<Observable<Int>>()
    _ = sequences.merge().subscribe(stage.log.observer())
    sequences.send(.next(stage.inners[0]), .next(stage.inners[1]), .completed)
    stage.inners[1].send(.next(1), .completed)
    stage.inners[0].send(.next(2), .completed)

    #expect(
      stage.log.values == ["next(1)", "next(2)", "completed"],
      "The elements are sequences already, and need no closure."
    )
  }

  @Test func `a hundred thousand inner sequences`() {
    let count = Recorder<Int>()
    _ = Observable.from(0..<100_000)
      .flatMap { Observable.just($0) }
      .subscribe(onNext: { count.record($0) })

    #expect(count.values.count == 100_000, "Each of them is heard.")
  }

  @Test func `of two inner sequences on two threads, one is heard at a time`() {
    let rounds = (0..<1_000).map { _ in (stage: Stage(), listener: Listener()) }
    let tokens = rounds.map { stage, listener in
      stage.outer.flatMap { stage.inner($0) }.subscribe(listener)
    }
    rounds.forEach { $0.stage.outer.send(.next(0), .next(1), .completed) }

    let returned = onThreads(2, rounds: rounds.count) { thread, round in
      let inner = rounds[round].stage.inners[thread]
      for number in 1...4 { inner.send(.next(number)) }
      inner.send(.completed)
    }

    #expect(returned, "A thread did not come back.")
    let disturbed = rounds.count { $0.listener.wasDisturbed }
    #expect(disturbed == 0, "In \(disturbed) rounds events overlapped, or came after the end.")
    let lossy = rounds.count { $0.listener.heard != 8 || $0.listener.ended != 1 }
    #expect(lossy == 0, "In \(lossy) rounds it was not eight elements and one end.")
    tokens.forEach { $0.dispose() }
  }

  @Test func `what the closure throws waits until the observer has handled the element before`() {
    let rounds = (0..<1_000).map { _ in (stage: Stage(), listener: Listener()) }
    let tokens = rounds.map { stage, listener in
      stage.outer
        .flatMap { (number: Int) -> Observable<Int> in
          if number == 3 { throw Storm() }
          return stage.inner(number)
        }
        .subscribe(listener)
    }
    rounds.forEach { $0.stage.outer.send(.next(0)) }

    let returned = onThreads(2, rounds: rounds.count) { thread, round in
      let stage = rounds[round].stage
      if thread == 0 {
        for number in 1...4 { stage.inners[0].send(.next(number)) }
      } else {
        stage.outer.send(.next(3))
      }
    }

    #expect(returned, "A thread did not come back.")
    let disturbed = rounds.count { $0.listener.wasDisturbed }
    #expect(
      disturbed == 0,
      """
      In \(disturbed) rounds the error came while the observer was handling an element, or an element \
      came after it.
      """
    )
    let endless = rounds.count { $0.listener.ended != 1 }
    #expect(endless == 0, "In \(endless) rounds there was not exactly one end.")
    tokens.forEach { $0.dispose() }
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    let token = stage.outer.flatMap { stage.inner($0) }
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    stage.outer.send(.next(0), .completed)
    stage.inners[0].send(.completed)
    stage.forgetObservers()

    #expect(lifetimes.alive == 0, "The sequence has ended, but its observer is still kept.")
    token.dispose()
  }
}

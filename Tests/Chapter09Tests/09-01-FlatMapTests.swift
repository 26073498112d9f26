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

  @Test func `what a selector throws is heard before anything is disposed`() {
    var living: [Int] = []
    let token = stage.outer
      .flatMap { (number: Int) -> Observable<Int> in
        if number == 3 { throw Storm() }
        return stage.inner(number)
      }
      .subscribe(
        AnyObserver { event in
          if event.isStopEvent { living = [stage.outer.living, stage.inners[0].living] }
        }
      )
    stage.outer.send(.next(0), .next(3))

    #expect(
      living == [1, 1],
      """
      The closure threw, and when the observer heard of it, the outer sequence had \(living.first ?? 0) \
      living subscriptions, and the inner one \(living.last ?? 0). An end is heard, and then frees.
      """
    )
    token.dispose()
  }

  @Test(arguments: Ending.allCases)
  func `after the end the closure is not called any more`(end: Ending) {
    end.expectNoClosureCall { $0.flatMap($1) }
  }

  @Test func `what the closure throws is the end, though the outer sequence has completed`() {
    Stage.expectAThrowIsTheEnd { $0.flatMap($1) }
  }

  @Test func `an error inside subscribe disposes everything`() {
    Stage.expectAnEarlyErrorDisposes { $0.flatMap($1) }
  }

  @Test(arguments: [0, 1])
  func `the sequence is expected before the closure returns it`(_ number: Int) {
    Stage.expectIsHeard(number) { $0.flatMap($1) }
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
    inEveryInterleaving(
      "Inner sequences may send on different threads; the observer hears one event at a time."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMap { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0), .next(1), .completed)
      for number in 0...1 {
        race.thread("inner sequence \(number)") {
          stage.inners[number].send(.next(number), .completed)
        }
      }
      race.atEnd {
        token.dispose()
        guard stage.log.values.sorted() == ["completed", "next(0)", "next(1)"] else {
          return "0 and 1 were sent, and all have completed. The observer heard \(stage.heard)."
        }
        return stage.log.values.last == "completed"
          ? nil : "An element came after the end. The observer heard \(stage.heard)."
      }
    }
  }

  @Test func `the outer sequence ends on one thread, and the last inner one on another`() {
    inEveryInterleaving(
      "Each of the two is expected until it has completed, and then counted off, once."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMap { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1), .completed) }
      race.thread("inner sequence 0") { stage.inners[0].send(.next(0), .completed) }
      race.atEnd {
        let (early, heardEarly) = (stage.log.values, stage.heard)
        stage.inners[1].send(.next(1), .completed)
        defer { token.dispose() }
        guard early == ["next(0)"] else {
          return """
            Inner sequence 0 has sent 0, and inner sequence 1 has not completed. The observer heard \
            \(heardEarly).
            """
        }
        guard stage.log.values == ["next(0)", "next(1)", "completed"] else {
          return "All sequences have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `sequences send on another thread while they are being subscribed`() {
    inEveryInterleaving(
      "An end may come before `subscribe` has returned, and so before there is a token to dispose."
    ) { race in
      let stage = Stage()
      var token: Disposable?
      race.thread("the subscriber") {
        token = stage.outer.flatMap { stage.inner($0) }.subscribe(race.listener(stage.log))
      }
      race.thread("the sources") {
        stage.outer.send(.next(0), .completed)
        stage.inners[0].send(.completed)
      }
      race.atEnd {
        let hasMissedAll = stage.asked.values.isEmpty
        if hasMissedAll { stage.outer.send(.completed) }
        defer { token?.dispose() }
        guard stage.log.values == ["completed"] else {
          return "All sequences have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `what the closure throws waits until the observer has handled the element before`() {
    inEveryInterleaving(
      """
      An error, too, has to wait for the lock that is held while the observer is called; after it \
      nothing is sent.
      """
    ) { race in
      let stage = Stage()
      let token = stage.outer
        .flatMap { (number: Int) -> Observable<Int> in
          if number == 3 { throw Storm() }
          return stage.inner(number)
        }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(3)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.next(1), .next(2)) }
      race.atEnd {
        defer { token.dispose() }
        guard stage.log.values.last == "error(storm)", stage.log.values.count < 4 else {
          return "An error is the end, and nothing follows it. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has failed, and \($0)." }
      }
    }
  }

  @Test(arguments: ["the closure", "`subscribe`"])
  func `no lock is held while somebody else's code runs`(_ code: String) {
    var wasHeardMeanwhile = false
    inEveryInterleaving { race in
      let stage = Stage()
      var isRunning = false
      func run() {
        isRunning = true
        race.step("\(code) runs")
        race.step("\(code) is about to return")
        isRunning = false
      }
      let slow = Observable<Int>
        .create { _ in
          if code == "`subscribe`" { run() }
          return Disposables.create()
        }
      let token = stage.outer
        .flatMap { (number: Int) -> Observable<Int> in
          guard number == 1 else { return stage.inner(number) }
          if code == "the closure" { run() }
          return slow
        }
        .subscribe(
          AnyObserver { event in
            race.step("hears \(event)")
            if isRunning { wasHeardMeanwhile = true }
            stage.log.record("\(event)")
          }
        )
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.next(10)) }
      race.atEnd {
        token.dispose()
        return stage.log.values == ["next(10)"]
          ? nil : "Inner sequence 0 has sent 10. The observer heard \(stage.heard)."
      }
    }
    #expect(
      wasHeardMeanwhile,
      """
      While \(code) ran on one thread, inner sequence 0 sent 10 on another. That waited until \
      \(code) had returned, so a lock is held meanwhile. If that code waits for the other thread, \
      both wait for each other: a deadlock.
      """
    )
  }

  private static let callOuts = [
    CallOut(
      .subscribingTheOuter,
      on: nil,
      meanwhile: .outer(.next(0)),
      .inner(0, .next(10))
    ),
    .closureOfTheNext,
    CallOut(
      .subscribing(1),
      after: .outer(.next(0)),
      on: .outer(.next(1)),
      meanwhile: .inner(1, .next(10), .completed)
    ),
    CallOut(
      .disposing(0),
      after: .outer(.next(0), .next(1)),
      on: .inner(0, .completed),
      meanwhile: .inner(1, .next(10))
    ),
    .endOfTheOuter,
  ]

  private static let throwing = CallOut(
    .disposing(0),
    after: .outer(.next(0)),
    on: .outer(.next(3)),
    meanwhile: .inner(0, .next(10))
  )

  @Test(arguments: callOuts + [throwing, .lastEnd])
  func `no thread has to wait for somebody else's code`(_ code: CallOut) {
    code.expectNoLockIsHeld { $0.flatMap($1) }
  }

  @Test(arguments: callOuts)
  func `somebody else's code may end everything`(_ code: CallOut) {
    code.expectMayEndEverything { $0.flatMap($1) }
  }

  @Test func `an inner sequence fails while the outer one begins another`() {
    inEveryInterleaving(
      "What is being subscribed at the moment of the end has to be disposed, too."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMap { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.error(Storm())) }
      race.atEnd {
        defer { token.dispose() }
        guard stage.log.values == ["error(storm)"] else {
          return "Inner sequence 0 has failed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has failed, and \($0)." }
      }
    }
  }

  @Test func `an inner sequence fails while the closure throws`() {
    inEveryInterleaving("Two errors at the same moment are one end: the first is heard.") { race in
      let stage = Stage()
      let token = stage.outer
        .flatMap { (number: Int) throws -> Observable<Int> in
          if number == 1 { throw Storm() }
          return stage.inner(number)
        }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.error(CancellationError())) }
      race.atEnd {
        defer { token.dispose() }
        guard stage.log.values.count == 1 else {
          return """
            The closure threw an error on one thread, and an inner sequence failed on another one. The \
            observer heard \(stage.heard).
            """
        }
        return stage.leftovers.map { "The result has failed, and \($0)." }
      }
    }
  }

  @Test func `dispose on one thread, an element on another`() {
    inEveryInterleaving(
      "An inner sequence that begins when the result is disposed has to be disposed, too."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMap { stage.inner($0) }.subscribe(race.listener(stage.log))
      race.thread("the outer sequence") { stage.outer.send(.next(0)) }
      race.thread("the subscriber") { token.dispose() }
      race.atEnd { stage.leftovers.map { "The result was disposed, and \($0)." } }
    }
  }

  @Test func `nothing is kept after the closure has thrown`() {
    let lifetimes = Lifetimes()
    let token = stage.outer.flatMap { _ -> Observable<Int> in throw Storm() }
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    stage.outer.send(.next(0))
    stage.forgetObservers()

    #expect(
      lifetimes.alive == 0,
      "The closure threw, which is the end. Only the token is held, and the observer is still kept."
    )
    token.dispose()
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

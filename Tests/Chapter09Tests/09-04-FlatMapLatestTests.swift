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

@Suite struct `9.4 flatMapLatest` {
  private let stage = Stage()

  private func start() -> Disposable {
    stage.outer.flatMapLatest { stage.inner($0) }.subscribe(stage.log.observer())
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "09-Flattening",
      exercise: "9.4",
      operators: [
        "a.flatMapLatest { [b, c][$0] }": { marbles in
          marbles.a.flatMapLatest { [marbles.b, marbles.c][$0] }
        }
      ]
    )
  }

  @Test func `only the newest is heard`() {
    let token = start()
    stage.outer.send(.next(0))
    stage.inners[0].send(.next(10))
    stage.outer.send(.next(1))
    stage.inners[0].send(.next(11))
    stage.inners[1].send(.next(20))

    #expect(
      stage.log.values == ["next(10)", "next(20)"],
      "11 comes from the sequence before. Nobody wants it any more."
    )
    #expect(stage.living == [1], "The one before has to be disposed, or it works for nobody.")
    token.dispose()
    #expect(stage.living.isEmpty && stage.outer.living == 0, "`dispose()` has to reach both.")
  }

  @Test func `first the selector is called, then the old one disposed, then the new one begun`() {
    let log = stage.log
    let token = stage.outer
      .flatMapLatest { (number: Int) -> Observable<Int> in
        log.record("select \(number)")
        return noted("inner \(number)", stage.inner(number), in: log)
      }
      .subscribe(log.observer())
    stage.outer.send(.next(0), .next(1))

    #expect(
      log.values == [
        "select 0", "inner 0 subscribed", "select 1", "inner 0 disposed", "inner 1 subscribed",
      ],
      "Both may need the same microphone, so the old one has to go first."
    )
    token.dispose()
  }

  @Test func `a stale end does not count`() {
    _ = start()
    stage.outer.send(.next(0), .next(1))
    stage.inners[0].send(.error(Storm()))
    #expect(stage.log.values.isEmpty, "The error comes from a sequence that was replaced.")
    stage.outer.send(.completed)
    stage.inners[0].send(.completed)
    #expect(stage.log.values.isEmpty, "So does this end; the newest is running.")
    stage.inners[1].send(.next(20), .completed)

    #expect(stage.log.values == ["next(20)", "completed"], "The end of the newest is the end.")
  }

  @Test func `it completes when the outer sequence and the newest have completed`() {
    _ = start()
    stage.outer.send(.next(0))
    stage.inners[0].send(.completed)
    #expect(stage.log.values.isEmpty, "The outer sequence may bring another element.")
    #expect(stage.living.isEmpty, "The inner sequence has completed, and is disposed at once.")
    stage.outer.send(.completed)
    #expect(stage.log.values == ["completed"], "Nothing newer will come, and nothing is running.")

    let other = Stage()
    _ = other.outer.flatMapLatest { other.inner($0) }.subscribe(other.log.observer())
    other.outer.send(.next(0), .completed)
    #expect(other.log.values.isEmpty, "The newest is still running.")
    #expect(other.outer.living == 0, "The outer sequence has ended, and is disposed.")
    other.inners[0].send(.next(1), .completed)
    #expect(other.log.values == ["next(1)", "completed"], "Now it has ended, too.")
  }

  @Test func `one that begins when the newest has completed is waited for`() {
    _ = start()
    stage.outer.send(.next(0))
    stage.inners[0].send(.completed)
    stage.outer.send(.next(1), .completed)
    #expect(stage.log.values.isEmpty, "0 has completed, but 1 is the newest now, and is running.")
    stage.inners[1].send(.next(20), .completed)

    #expect(stage.log.values == ["next(20)", "completed"], "Now it has completed, too.")
  }

  @Test func `one that begins after one that was over inside subscribe is waited for`() {
    let token = stage.outer.flatMapLatest { $0 == 0 ? .empty() : stage.inner($0) }
      .subscribe(stage.log.observer())
    stage.outer.send(.next(0), .next(1), .completed)
    #expect(
      stage.log.values.isEmpty,
      """
      The sequence of 0 completed inside `subscribe`. The one of 1 is the newest now, and is running. \
      Heard: \(stage.heard).
      """
    )
    stage.inners[1].send(.next(20), .completed)

    #expect(stage.log.values == ["next(20)", "completed"], "Now it has completed, too.")
    token.dispose()
  }

  @Test func `errors and throws end everything`() {
    _ = start()
    stage.outer.send(.next(0))
    stage.inners[0].send(.error(Storm()))
    #expect(stage.log.values == ["error(storm)"], "An error of the newest one is the end.")
    #expect(stage.living.isEmpty && stage.outer.living == 0, "And disposes everything.")

    let other = Stage()
    _ = other.outer
      .flatMapLatest { (number: Int) -> Observable<Int> in
        if number == 3 { throw Storm() }
        return other.inner(number)
      }
      .subscribe(other.log.observer())
    other.outer.send(.next(0), .next(3))
    #expect(
      other.log.values == ["error(storm)"],
      "What a closure throws is an error of the result."
    )
    #expect(other.living.isEmpty, "And disposes everything.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.flatMapLatest { Observable.just($0) } }
    expectKeepsTheRules { inner in Observable.just(0).flatMapLatest { _ in inner } }
    expectKeepsTheRules { inner in Observable.just(inner).switchLatest() }
    expectKeepsTheRules { inner in Observable.of(.never(), inner).switchLatest() }
  }

  @Test func `its closure is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.flatMapLatest { number in
        probe.touch()
        return Observable.just(number)
      }
    }
  }

  @Test func `what the one before sends while it is disposed is not heard`() {
    let token = start()
    stage.inners[0].whenDisposed = {
      stage.inners[0].send(.next(99), .error(Storm()), .completed)
    }
    stage.outer.send(.next(0), .next(1), .completed)
    stage.inners[1].send(.next(20), .completed)

    #expect(
      stage.log.values == ["next(20)", "completed"],
      """
      The one before sent something while its subscription was being disposed. By then there is a \
      newer one, and the old one does not count. The observer heard \(stage.log.values).
      """
    )
    token.dispose()
    stage.inners[0].whenDisposed = {}
  }

  @Test(arguments: ["the old one is being disposed", "the new one is being subscribed"])
  func `no lock is held while somebody else's code runs`(_ moment: String) {
    var hasSentMeanwhile = false
    inEveryInterleaving { race in
      let stage = Stage()
      var isRunning = false
      func run() {
        isRunning = true
        race.step(moment)
        race.step("that is done")
        isRunning = false
      }
      let slow = Observable<Int>
        .create { _ in
          run()
          return Disposables.create()
        }
      let isDisposing = moment.hasSuffix("disposed")
      let token = stage.outer
        .flatMapLatest { (number: Int) -> Observable<Int> in
          number == 1 && !isDisposing ? slow : stage.inner(number)
        }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      if isDisposing { stage.inners[0].whenDisposed = run }
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("inner sequence 0") {
        race.step("is about to send 10")
        let wasRunning = isRunning
        stage.inners[0].send(.next(10))
        if wasRunning && isRunning { hasSentMeanwhile = true }
      }
      race.atEnd {
        stage.inners[0].whenDisposed = {}
        token.dispose()
        return stage.log.values.count < 2
          ? nil : "Only 10 was sent. The observer heard \(stage.heard)."
      }
    }
    #expect(
      hasSentMeanwhile,
      """
      While \(moment), the old one sent 10 on another thread. That did not return until it was done, \
      so a lock is held meanwhile. If that code waits for the other thread, both wait for each other: \
      a deadlock.
      """
    )
  }

  private static let callOuts = [
    CallOut(
      .subscribing(1),
      after: .outer(.next(0)),
      on: .outer(.next(1)),
      meanwhile: .inner(1, .next(10), .completed)
    ),
    CallOut(
      .disposing(0),
      after: .outer(.next(0)),
      on: .inner(0, .completed),
      meanwhile: .outer(.next(1))
    ),
    .endOfTheOuter,
  ]

  private static let replacing = [
    CallOut(
      .closure(1),
      after: .outer(.next(0)),
      on: .outer(.next(1)),
      meanwhile: .inner(0, .next(10))
    ),
    CallOut(
      .disposing(0),
      after: .outer(.next(0)),
      on: .outer(.next(1)),
      meanwhile: .inner(0, .next(10))
    ),
  ]

  private static let ending = CallOut(
    .disposing(1),
    after: .outer(.next(0), .next(1), .completed),
    on: .inner(1, .completed),
    meanwhile: .inner(0, .next(10))
  )

  @Test(arguments: callOuts + replacing + [ending, .lastEnd])
  func `no thread has to wait for somebody else's code`(_ code: CallOut) {
    code.expectNoLockIsHeld { $0.flatMapLatest($1) }
  }

  @Test(arguments: callOuts + replacing)
  func `somebody else's code may end everything`(_ code: CallOut) {
    code.expectMayEndEverything { $0.flatMapLatest($1) }
  }

  @Test func `what the closure throws is the end, though the outer sequence has completed`() {
    Stage.expectAThrowIsTheEnd { $0.flatMapLatest($1) }
  }

  @Test func `an error inside subscribe disposes everything`() {
    Stage.expectAnEarlyErrorDisposes { $0.flatMapLatest($1) }
  }

  @Test(arguments: [0, 1])
  func `the sequence is expected before the closure returns it`(_ number: Int) {
    Stage.expectIsHeard(number) { $0.flatMapLatest($1) }
  }

  @Test func `disposing the one before makes the source send the next element`() {
    let token = start()
    stage.outer.send(.next(0))
    stage.inners[0].whenDisposed = {
      if stage.asked.values.count < 3 { stage.outer.send(.next(2)) }
    }
    stage.outer.send(.next(1))
    stage.inners[1].send(.next(10))
    stage.inners[2].send(.next(20))

    #expect(
      stage.log.values == ["next(20)"],
      """
      The outer sequence sent 1, and sent 2 while inner sequence 0 was being disposed for that. So 2 \
      is the newest; its sequence sent 20, and that of 1 sent 10.
      """
    )
    #expect(stage.living == [2], "2 is the newest, and \(stage.running).")
    token.dispose()
    stage.inners[0].whenDisposed = {}
  }

  @Test(arguments: [
    "the closure was running for 1", "inner sequence 0 was being disposed",
    "inner sequence 1 was being subscribed", "the observer was hearing 10",
  ])
  func `what comes after a reentrant element replaces all before it`(_ moment: String) {
    var hasAnswered = false
    func arrive(at place: String) {
      guard place == moment, !hasAnswered else { return }
      hasAnswered = true
      stage.outer.send(.next(2))
    }
    let token = stage.outer
      .flatMapLatest { (number: Int) -> Observable<Int> in
        if number == 1 { arrive(at: "the closure was running for 1") }
        let inner = stage.inner(number)
        guard number == 1 else { return inner }
        return .create { observer in
          let token = inner.subscribe(observer)
          arrive(at: "inner sequence 1 was being subscribed")
          observer.onNext(10)
          return token
        }
      }
      .subscribe { (event: Event<Int>) in
        stage.log.record("\(event)")
        if event.element == 10 { arrive(at: "the observer was hearing 10") }
      }
    stage.outer.send(.next(0))
    stage.inners[0].whenDisposed = { arrive(at: "inner sequence 0 was being disposed") }
    stage.outer.send(.next(1))
    stage.inners[0].whenDisposed = {}
    stage.outer.send(.next(3), .completed)

    #expect(hasAnswered, "There was no moment at which \(moment), though 0 and 1 were sent.")
    #expect(
      stage.living == [3],
      """
      While \(moment), the outer sequence sent 2. Then it sent 3, which is the newest, but \
      \(stage.running).
      """
    )
    for number in 0..<3 { stage.inners[number].send(.next(99), .error(Storm()), .completed) }
    stage.inners[3].send(.next(30), .completed)
    #expect(
      stage.log.values.filter { $0 != "next(10)" } == ["next(30)", "completed"],
      """
      While \(moment), the outer sequence sent 2, and then 3, and completed. The inner sequences 0 to \
      2 sent 99, failed and completed, and 3 sent 30 and completed. The observer heard \(stage.heard).
      """
    )
    #expect(stage.leftovers == nil, "All is over, and \(stage.leftovers ?? "").")
    token.dispose()
  }

  @Test func `none becomes the newest while the observer is handling an element`() {
    inEveryInterleaving(
      """
      The number of the newest may change only while no observer is called: otherwise an old answer \
      is heard when there is already a newer question.
      """
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMapLatest { stage.inner($0) }
        .subscribe(
          AnyObserver { event in
            race.step("hears \(event)")
            stage.log.record("\(event)")
            let before = stage.subscriptions
            race.step("is done with it")
            guard stage.subscriptions == before else {
              return race.complain(
                "The observer was handling \(event), and meanwhile the next inner sequence began."
              )
            }
          }
        )
      stage.outer.send(.next(0))
      race.thread("inner sequence 0") { stage.inners[0].send(.next(10)) }
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.atEnd {
        defer { token.dispose() }
        return stage.living == [1] ? nil : "1 is the newest; these are running: \(stage.living)."
      }
    }
  }

  @Test func `after the end the closure is not called any more`() {
    for end in [0, 1] {
      let stage = Stage()
      _ = stage.outer.flatMapLatest { stage.inner($0) }
        .subscribe(
          AnyObserver { event in
            stage.log.record("\(event)")
            if event.isStopEvent, stage.log.values.count < 3 { stage.outer.send(.next(1)) }
          }
        )
      stage.outer.send(.next(0))
      if end == 0 {
        stage.inners[0].send(.error(Storm()))
      } else {
        stage.outer.send(.error(Storm()))
      }
      stage.outer.send(.next(2))

      #expect(stage.log.values == ["error(storm)"], "One end, and nothing after it.")
      #expect(
        stage.asked.values == [0],
        """
        Elements came while the observer was handling the end, and afterwards; the closure was called \
        for \(stage.asked.values). Each call may start a request.
        """
      )
    }
  }

  @Test func `one that is replaced while it is being subscribed is disposed`() {
    let resource = CountingDisposable()
    let chatty = Observable<Int>
      .create { observer in
        observer.onNext(7)
        return resource
      }
    let token = stage.outer.flatMapLatest { $0 == 0 ? chatty : stage.inner($0) }
      .subscribe { (event: Event<Int>) in
        stage.log.record("\(event)")
        if event.element == 7 { stage.outer.send(.next(1)) }
      }
    stage.outer.send(.next(0))
    stage.inners[1].send(.next(20))

    #expect(
      resource.disposals == 1,
      "The observer answered 7 with a new element, while the inner sequence was being subscribed."
    )
    #expect(
      stage.log.values == ["next(7)", "next(20)"],
      "The newest is the sequence of the new element."
    )
    stage.outer.send(.completed)
    stage.inners[1].send(.completed)
    #expect(
      stage.log.values.last == "completed",
      "The outer sequence and the newest inner one have completed; the one before does not count."
    )
    token.dispose()
  }

  @Test func `sequences that send inside subscribe are replaced after one turn`() {
    _ = Observable.of(1, 2, 3)
      .flatMapLatest { Observable.of($0 * 10, $0 * 10 + 1, $0 * 10 + 2) }
      .subscribe(stage.log.observer())

    #expect(
      stage.log.values
        == ["next(10)", "next(20)", "next(30)", "next(31)", "next(32)", "completed"],
      "They take turns with the outer sequence, and all but the last are replaced after one turn."
    )
  }

  @Test func `the one before is not heard once the next element has come`() {
    inEveryInterleaving(
      """
      Checking the number and forwarding the element must be one step, under the lock: in between, a \
      newer sequence may come.
      """
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMapLatest { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      var heardBefore = 0
      race.thread("inner sequence 0") { stage.inners[0].send(.next(10), .next(11)) }
      race.thread("the outer sequence") {
        stage.outer.send(.next(1))
        race.step("the newest is 1")
        heardBefore = stage.log.values.count
      }
      race.atEnd {
        defer { token.dispose() }
        let late = stage.log.values.dropFirst(heardBefore)
        guard late.isEmpty else {
          return """
            The next element had come, and its sequence had begun. After that the observer heard \
            \(late.joined(separator: ", ")) from the one before.
            """
        }
        stage.inners[1].send(.next(20))
        return stage.log.values.last == "next(20)"
          ? nil : "The newest sent 20. The observer heard \(stage.heard)."
      }
    }
  }

  @Test func `the next element comes while the newest one completes`() {
    inEveryInterleaving(
      """
      Checking whether it was the newest and noting that there is none must be one step: in between, \
      a newer sequence may come.
      """
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMapLatest { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.thread("the outer sequence") { stage.outer.send(.next(1), .completed) }
      race.atEnd {
        defer { token.dispose() }
        guard stage.log.values.isEmpty else {
          return "Inner sequence 1 has not completed. The observer heard \(stage.heard)."
        }
        guard stage.living == [1] else {
          return "1 is the newest; these are running: \(stage.living)."
        }
        stage.inners[1].send(.next(20), .completed)
        guard stage.log.values == ["next(20)", "completed"] else {
          return "The newest sent 20, and all have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `the next element comes while the newest one fails`() {
    inEveryInterleaving(
      "Either the error came first, and was the end; or it comes from an old one, and does not count."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMapLatest { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("inner sequence 0") { stage.inners[0].send(.error(Storm())) }
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.atEnd {
        defer { token.dispose() }
        if stage.log.values == ["error(storm)"] {
          return stage.leftovers.map { "The result has failed, and \($0)." }
        }
        stage.inners[1].send(.next(20))
        return stage.living == [1] && stage.log.values == ["next(20)"]
          ? nil
          : """
          The error came too late. The newest sent 20, and the observer heard \(stage.heard); these \
          are running: \(stage.living).
          """
      }
    }
  }

  @Test func `a sequence completes on another thread while it is being subscribed`() {
    inEveryInterleaving(
      "Its end may come before `subscribe` has returned, and so before there is a token to dispose."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMapLatest { stage.inner($0) }.subscribe(race.listener(stage.log))
      race.thread("the outer sequence") { stage.outer.send(.next(0)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.atEnd {
        defer { token.dispose() }
        stage.outer.send(.completed)
        stage.inners[0].send(.completed)
        guard stage.log.values == ["completed"] else {
          return "All have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `dispose on one thread, an element on another`() {
    inEveryInterleaving(
      "An inner sequence that begins when the result is disposed has to be disposed, too."
    ) { race in
      let stage = Stage()
      let token = stage.outer.flatMapLatest { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("the subscriber") { token.dispose() }
      race.atEnd { stage.leftovers.map { "The result was disposed, and \($0)." } }
    }
  }
}

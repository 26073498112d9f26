import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution09Flattening
#else
@testable import Chapter09Flattening
#endif

@Suite struct `9.8 concatMapEager` {
  private let stage = Stage()

  private func start(limit: Int = 4) -> Disposable {
    stage.outer.concatMapEager(maxConcurrent: limit) { stage.inner($0) }
      .subscribe(stage.log.observer())
  }

  // MARK: What is heard, and when

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "09-Flattening",
      exercise: "9.8",
      operators: [
        "a.concatMapEager(maxConcurrent: 2) { [b, c, d][$0] }": { marbles in
          marbles.a.concatMapEager(maxConcurrent: 2) { [marbles.b, marbles.c, marbles.d][$0] }
        },
        "a.concatMapEager(maxConcurrent: 2) { [b, c][$0] }": { marbles in
          marbles.a.concatMapEager(maxConcurrent: 2) { [marbles.b, marbles.c][$0] }
        },
      ]
    )
  }

  @Test func `the first sequence is heard at once`() {
    let token = start()
    stage.outer.send(.next(0))
    stage.inners[0].send(.next(1))
    #expect(stage.log.values == ["next(1)"], "It is the turn of inner sequence 0: nothing waits.")
    stage.inners[0].send(.next(2))
    #expect(stage.log.values == ["next(1)", "next(2)"], "And it still is.")
    token.dispose()
  }

  @Test func `what comes before its turn waits, and is heard in order`() {
    let token = start()
    stage.outer.send(.next(0), .next(1), .next(2))
    stage.inners[2].send(.next(20))
    stage.inners[1].send(.next(10), .next(11))
    stage.inners[0].send(.next(1))
    #expect(
      stage.log.values == ["next(1)"],
      "1 and 2 have sent something, but it is the turn of inner sequence 0 until it completes."
    )
    stage.inners[0].send(.completed)
    #expect(
      stage.log.values == ["next(1)", "next(10)", "next(11)"],
      "0 has completed: now all that 1 has sent is heard, and nothing from 2."
    )
    stage.inners[1].send(.next(12))
    #expect(stage.log.values.last == "next(12)", "It is its turn now, so it is heard at once.")
    stage.inners[1].send(.completed)
    stage.inners[2].send(.next(21))
    #expect(
      stage.log.values == [1, 10, 11, 12, 20, 21].map { "next(\($0))" },
      "20 came first of all, and has waited for its turn."
    )
    token.dispose()
  }

  @Test func `one that has nothing to say is passed over`() {
    let token = start()
    stage.outer.send(.next(0), .next(1), .next(2), .next(3))
    stage.inners[1].send(.completed)
    stage.inners[3].send(.next(30))
    stage.inners[2].send(.next(20), .completed)
    stage.inners[0].send(.completed)

    #expect(
      stage.log.values == ["next(20)", "next(30)"],
      "0 and 1 were empty, and 2 has completed: it is the turn of 3."
    )
    token.dispose()
  }

  @Test func `the order is that of the outer elements, not that of the subscriptions' answers`() {
    _ = start()
    stage.outer.send(.next(3), .next(1), .next(0), .completed)
    for number in [0, 1, 3] { stage.inners[number].send(.next(number), .completed) }

    #expect(
      stage.log.values == ["next(3)", "next(1)", "next(0)", "completed"],
      "The outer elements came as 3, 1, 0, and the answers as 0, 1, 3."
    )
  }

  // MARK: Slots

  @Test func `up to the limit are subscribed at the same time`() {
    let token = start(limit: 2)
    stage.outer.send(.next(0), .next(1), .next(2), .next(3))
    #expect(stage.living == [0, 1], "There are two slots, and both are used at once.")
    stage.inners[0].send(.completed)
    #expect(
      stage.living == [1, 2],
      "0 has completed; its slot goes to the one that waited longest."
    )
    stage.inners[2].send(.completed)
    #expect(stage.living == [1, 3], "2 has completed; its slot goes to the next.")
    token.dispose()
    #expect(stage.leftovers == nil, "`dispose()` has to reach all of them.")
  }

  @Test func `a slot is free when its sequence has completed, heard or not`() {
    let token = start(limit: 2)
    stage.outer.send(.next(0), .next(1), .next(2), .next(3))
    stage.inners[1].send(.next(10), .completed)
    #expect(
      stage.living == [0, 2],
      "1 has completed. That its element still waits is no reason to keep it, or to let 2 wait."
    )
    stage.inners[2].send(.next(20), .completed)
    #expect(stage.living == [0, 3], "2 has completed, too, and so its slot goes to 3.")
    #expect(stage.log.values.isEmpty, "It is still the turn of 0.")
    stage.inners[0].send(.completed)
    #expect(stage.log.values == ["next(10)", "next(20)"], "The order is the same as ever.")
    token.dispose()
  }

  @Test func `a free slot is there for an element that comes later`() {
    let token = start(limit: 1)
    stage.outer.send(.next(0))
    stage.inners[0].send(.next(1), .completed)
    stage.outer.send(.next(1))
    #expect(stage.living == [1], "0 has completed, and nothing was waiting: the slot is free.")
    stage.inners[1].send(.next(2))
    #expect(stage.log.values == ["next(1)", "next(2)"], "1 is the only one left: it is its turn.")
    token.dispose()
  }

  @Test func `the one that has completed is disposed before the next is subscribed`() {
    let log = stage.log
    let token = stage.outer
      .concatMapEager(maxConcurrent: 2) { noted("inner \($0)", stage.inner($0), in: log) }
      .subscribe { _ in }
    stage.outer.send(.next(0), .next(1), .next(2))
    stage.inners[1].send(.completed)

    #expect(
      log.values == [
        "inner 0 subscribed", "inner 1 subscribed", "inner 1 disposed", "inner 2 subscribed",
      ],
      "With two slots there are never three subscriptions, not even for a moment."
    )
    token.dispose()
  }

  @Test func `one that completes inside subscribe is disposed when that has returned`() {
    Stage.expectDisposedOnceSubscribed { stage, hasty in
      stage.outer.concatMapEager(maxConcurrent: 1) { _ in hasty }
    }
  }

  @Test func `one that has completed is disposed at once, though it was not heard yet`() {
    let token = start()
    stage.outer.send(.next(0), .next(1))
    stage.inners[1].send(.next(10), .completed)
    #expect(stage.living == [0], "1 has completed. It is not heard yet, but has nothing to do.")
    stage.outer.send(.completed)
    #expect(stage.outer.living == 0, "The outer sequence has completed, and 0 goes on.")
    token.dispose()
  }

  @Test(arguments: [0, -1])
  func `without slots none is subscribed`(_ limit: Int) {
    _ = start(limit: limit)
    stage.outer.send(.next(0), .next(1), .completed)

    #expect(stage.subscriptions == [0, 0, 0, 0], "None may be subscribed.")
    #expect(
      stage.log.values == ["completed"],
      "No inner sequence will ever begin, and the outer one has ended."
    )
  }

  @Test(arguments: [0, -1])
  func `without slots the selector is called`(_ limit: Int) {
    _ = stage.outer
      .concatMapEager(maxConcurrent: limit) { (number: Int) -> Observable<Int> in
        if number == 3 { throw Storm() }
        return stage.inner(number)
      }
      .subscribe(stage.log.observer())
    stage.outer.send(.next(0))
    #expect(stage.asked.values == [0], "It is called when the element comes, slot or no slot.")
    stage.outer.send(.next(3))

    #expect(
      stage.log.values == ["error(storm)"],
      "It threw, and that is an error of the result, slot or no slot."
    )
    #expect(stage.outer.living == 0, "The result has failed, and the outer sequence goes on.")
  }

  @Test func `the selector is called when the element comes`() {
    _ = stage.outer
      .concatMapEager(maxConcurrent: 1) { (number: Int) -> Observable<Int> in
        if number == 3 { throw Storm() }
        return stage.inner(number)
      }
      .subscribe(stage.log.observer())
    stage.outer.send(.next(0), .next(1))
    #expect(stage.asked.values == [0, 1], "What waits is the sequence, not the element.")
    #expect(stage.subscriptions == [1, 0, 0, 0], "It waits without being subscribed.")
    stage.outer.send(.next(3))

    #expect(stage.log.values == ["error(storm)"], "It threw, and an error does not wait.")
    #expect(stage.leftovers == nil, "The one that was running is disposed.")
  }

  @Test func `disposing the one that has completed makes the source send the next element`() {
    inEveryInterleaving(
      "The slot is free once the completed one is disposed, for whatever has come by then."
    ) { race in
      let stage = Stage()
      race.thread("the sources") {
        let token = stage.outer.concatMapEager(maxConcurrent: 1) { stage.inner($0) }
          .subscribe(stage.log.observer())
        stage.outer.send(.next(0))
        stage.inners[0].whenDisposed = { stage.outer.send(.next(1)) }
        stage.inners[0].send(.completed)
        stage.inners[0].whenDisposed = {}
        if stage.living != [1] {
          race.complain(
            """
            0 has completed, and made the outer sequence send 1 while it was being disposed. Of the \
            inner sequences, \(stage.running).
            """
          )
        }
        token.dispose()
      }
    }
  }

  // MARK: Ends

  @Test func `it completes when all have completed, and all was heard`() {
    _ = start()
    stage.outer.send(.next(0), .next(1), .completed)
    stage.inners[1].send(.next(10), .completed)
    #expect(stage.log.values.isEmpty, "It is the turn of 0, which has not completed.")
    stage.inners[0].send(.next(1), .completed)

    #expect(stage.log.values == ["next(1)", "next(10)", "completed"], "First all that has waited.")
    #expect(stage.leftovers == nil, "After the end nothing stays subscribed.")
  }

  @Test func `the outer sequence may complete last`() {
    _ = start()
    stage.outer.send(.next(0))
    stage.inners[0].send(.completed)
    #expect(stage.log.values.isEmpty, "The outer sequence may still begin another.")
    stage.outer.send(.completed)

    #expect(stage.log.values == ["completed"], "Now nothing more can come.")
  }

  @Test func `the outer sequence may complete last, while what has waited is heard`() {
    _ = stage.outer.concatMapEager(maxConcurrent: 2) { stage.inner($0) }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          if event.element == 10 { stage.outer.send(.completed) }
        }
      )
    stage.outer.send(.next(0), .next(1))
    stage.inners[1].send(.next(10), .next(11), .completed)
    stage.inners[0].send(.completed)

    #expect(
      stage.log.values == ["next(10)", "next(11)", "completed"],
      """
      10 and 11 have waited. While the observer was hearing 10, it made the outer sequence complete, as \
      the last of all. 11 has still to be heard. The observer heard \(stage.heard).
      """
    )
    stage.forgetObservers()
  }

  @Test func `it does not complete while one waits for a slot`() {
    _ = start(limit: 1)
    stage.outer.send(.next(0), .next(1), .completed)
    stage.inners[0].send(.completed)
    #expect(stage.log.values.isEmpty, "1 was waiting for a slot, and has it now.")
    stage.inners[1].send(.next(1), .completed)

    #expect(stage.log.values == ["next(1)", "completed"], "Both have had their turn.")
  }

  @Test func `what the closure throws is the end, though the outer sequence has completed`() {
    Stage.expectAThrowIsTheEnd { $0.concatMapEager(maxConcurrent: 2, $1) }
  }

  @Test func `an error inside subscribe disposes everything`() {
    Stage.expectAnEarlyErrorDisposes { $0.concatMapEager(maxConcurrent: 2, $1) }
  }

  @Test(arguments: [0, 1])
  func `the sequence is expected before the closure returns it`(_ number: Int) {
    Stage.expectIsHeard(number) { $0.concatMapEager(maxConcurrent: 2, $1) }
  }

  @Test(arguments: [0, 1])
  func `the one that completes last is disposed after the end`(_ last: Int) {
    let log = stage.log
    _ = stage.outer
      .concatMapEager(maxConcurrent: 2) { noted("inner \($0)", stage.inner($0), in: log) }
      .subscribe(log.observer())
    stage.outer.send(.next(0), .next(1), .completed)
    stage.inners[1 - last].send(.next(1 - last), .completed)
    stage.inners[last].send(.next(last), .completed)

    #expect(
      log.values.last == "inner \(last) disposed" && log.values.dropLast().last == "completed",
      """
      Inner sequence \(last) was the last to complete, and all that has waited was heard. The end \
      comes first, and then what it used is freed. What happened: \(stage.heard).
      """
    )
  }

  @Test func `an error of any inner sequence overtakes what waits`() {
    _ = start(limit: 3)
    stage.outer.send(.next(0), .next(1), .next(2), .next(3))
    stage.inners[0].send(.next(1))
    stage.inners[1].send(.next(10))
    stage.inners[2].send(.next(20), .error(Storm()))
    stage.inners[0].send(.next(2), .completed)

    #expect(
      stage.log.values == ["next(1)", "error(storm)"],
      "2 has failed: that is the end, though it is the turn of 0, and 10 and 20 still wait."
    )
    #expect(stage.leftovers == nil, "The result has failed: all are disposed.")
    #expect(stage.subscriptions[3] == 0, "Nobody listens, so 3 never begins.")
  }

  @Test func `an error of the outer sequence overtakes what waits`() {
    _ = start()
    stage.outer.send(.next(0), .next(1))
    stage.inners[1].send(.next(10), .completed)
    stage.outer.send(.error(Storm()))
    stage.inners[0].send(.next(1), .completed)

    #expect(stage.log.values == ["error(storm)"], "It has failed: 10 is not heard any more.")
    #expect(stage.leftovers == nil, "The result has failed: all are disposed.")
  }

  @Test(arguments: Ending.allCases)
  func `after the end the closure is not called any more`(end: Ending) {
    end.expectNoClosureCall { $0.concatMapEager(maxConcurrent: 2, $1) }
  }

  @Test func `nothing is heard after an end, not even reentrantly`() {
    for failing in [0, 1, 4] {
      inEveryInterleaving(
        """
        An observer may answer the error by making the sources send more, and complete. Whoever tells \
        it what has waited has to stop at an end, and to stop for good.
        """
      ) { failReentrantly(failing, in: $0) }
    }
  }

  /// Makes a source fail, and the observer answer; 4 is the outer one.
  ///
  /// It is one thread, whose steps are counted: a loop that does not notice the end is stopped.
  private func failReentrantly(_ failing: Int, in race: Scenario) {
    let stage = Stage()
    _ = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          guard event.isStopEvent, stage.log.values.count < 5 else { return }
          stage.inners[0].send(.next(1), .completed)
          stage.inners[1].send(.next(11), .completed)
          stage.outer.send(.completed)
        }
      )
    stage.outer.send(.next(0), .next(1))
    stage.inners[1].send(.next(10))
    race.thread("the one that fails") {
      if failing < 4 {
        stage.inners[failing].send(.error(Storm()))
      } else {
        stage.outer.send(.error(Storm()))
      }
      stage.inners[0].send(.next(2), .completed)
    }
    race.atEnd {
      stage.log.values == ["error(storm)"]
        ? nil : "A source has failed, and that is the end. The observer heard \(stage.heard)."
    }
  }

  // MARK: Reentrant observers

  @Test func `an observer may make its source send, and may dispose`() {
    inEveryInterleaving(
      "An observer is somebody else's code: a lock that its answers need must not be held meanwhile."
    ) { answer(in: $0) }
  }

  /// Sends 1, which the observer answers by making the same sequence send 2; at 2 it disposes.
  ///
  /// It is one thread, which is stopped if it waits for itself.
  private func answer(in race: Scenario) {
    let stage = Stage()
    var token: Disposable?
    token = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          if event.element == 1 { stage.inners[0].send(.next(2)) }
          if event.element == 2 { token?.dispose() }
        }
      )
    stage.outer.send(.next(0))
    race.thread("inner sequence 0") { stage.inners[0].send(.next(1)) }
    race.atEnd {
      defer { token?.dispose() }
      guard stage.log.values == ["next(1)", "next(2)"] else {
        return "It is the turn of 0, which sent 1, and then 2. The observer heard \(stage.heard)."
      }
      return stage.leftovers.map { "The observer has disposed, and \($0)." }
    }
  }

  /// Whether that goes well; where it doesn't, the tests that need it would stop the program.
  private func mayBeAnswered() -> Bool {
    explore { answer(in: $0) }.failure == nil
  }

  @Test func `the last answer of the last sequence is heard before the end`() {
    _ = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          if event.element == 1 { stage.inners[0].send(.next(2), .completed) }
        }
      )
    guard mayBeAnswered() else { return }
    stage.outer.send(.next(0), .completed)
    stage.inners[0].send(.next(1))

    #expect(
      stage.log.values == ["next(1)", "next(2)", "completed"],
      "While the observer was handling 1 the sequence sent 2, and completed."
    )
  }

  @Test func `an answer to an element that has waited comes after the others that have`() {
    guard mayBeAnswered() else { return }
    _ = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          if event.element == 10 { stage.inners[1].send(.next(12), .completed) }
        }
      )
    stage.outer.send(.next(0), .next(1), .completed)
    stage.inners[1].send(.next(10), .next(11))
    stage.inners[0].send(.completed)

    #expect(
      stage.log.values == ["next(10)", "next(11)", "next(12)", "completed"],
      """
      10 and 11 have waited. The observer answered 10 by making the same sequence send 12 and \
      complete: 11 was sent before that.
      """
    )
  }

  @Test func `an observer may begin another while it hears what has waited`() {
    guard mayBeAnswered() else { return }
    let token = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          guard event.element == 10 else { return }
          stage.outer.send(.next(2))
          stage.inners[2].send(.next(20))
        }
      )
    stage.outer.send(.next(0), .next(1))
    stage.inners[1].send(.next(10), .next(11))
    stage.inners[0].send(.completed)
    stage.inners[2].send(.next(21))
    #expect(
      stage.log.values == ["next(10)", "next(11)"],
      "10 made the outer sequence send 2, but it is the turn of 1 until that completes."
    )
    stage.inners[1].send(.completed)

    #expect(stage.log.values.suffix(2) == ["next(20)", "next(21)"], "Now it is the turn of 2.")
    token.dispose()
  }

  @Test func `an observer that disposes hears nothing more of what waits`() {
    guard mayBeAnswered() else { return }
    var token: Disposable?
    token = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          token?.dispose()
        }
      )
    stage.outer.send(.next(0), .next(1), .completed)
    stage.inners[1].send(.next(10), .next(11), .completed)
    stage.inners[0].send(.completed)

    #expect(
      stage.log.values == ["next(10)"],
      "The observer disposed when it heard 10, and 11 was waiting behind it."
    )
    #expect(stage.leftovers == nil, "`dispose()` has to reach all of them.")
  }

  @Test(arguments: [
    "the same sequence failed", "a later sequence failed", "the outer sequence failed",
    "the closure threw",
  ])
  func `an error that the observer causes overtakes what waits`(_ what: String) {
    guard mayBeAnswered() else { return }
    _ = stage.outer
      .concatMapEager(maxConcurrent: 4) { (number: Int) -> Observable<Int> in
        if number == 3 { throw Storm() }
        return stage.inner(number)
      }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          guard event.element == 10 else { return }
          switch what {
          case "the same sequence failed": stage.inners[1].send(.error(Storm()))
          case "a later sequence failed": stage.inners[2].send(.error(Storm()))
          case "the outer sequence failed": stage.outer.send(.error(Storm()))
          default: stage.outer.send(.next(3))
          }
          let asked = stage.asked.values
          stage.outer.send(.next(0))
          if stage.asked.values != asked { stage.log.record("the closure was called") }
        }
      )
    stage.outer.send(.next(0), .next(1), .next(2))
    stage.inners[2].send(.next(20))
    stage.inners[1].send(.next(10), .next(11))
    stage.inners[0].send(.completed)

    #expect(
      stage.log.values == ["next(10)", "error(storm)"],
      """
      10, 11 and 20 have waited. While the observer was hearing 10, \(what), and the outer sequence sent \
      another element, for which the closure must not be called. An error waits for 10 and for nothing \
      else. What happened: \(stage.heard).
      """
    )
    #expect(stage.leftovers == nil, "The result has failed, and \(stage.leftovers ?? "").")
  }

  @Test(arguments: ["a later sequence failed", "the last sequences completed"])
  func `an observer that disposes hears no end that has to wait for it`(_ what: String) {
    guard mayBeAnswered() else { return }
    var (token, heardBefore): (Disposable?, Int?)
    token = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
      .subscribe(
        AnyObserver { event in
          stage.log.record("\(event)")
          guard event.element == 10 else { return }
          if what == "a later sequence failed" {
            stage.inners[2].send(.error(Storm()))
          } else {
            stage.inners[1].send(.completed)
            stage.inners[2].send(.completed)
            stage.outer.send(.completed)
          }
          heardBefore = stage.log.values.count
          token?.dispose()
        }
      )
    stage.outer.send(.next(0), .next(1), .next(2))
    stage.inners[1].send(.next(10))
    stage.inners[0].send(.completed)

    #expect(
      stage.log.values.count == heardBefore,
      """
      While the observer was hearing 10, \(what), and then it disposed. In all, it heard \
      \(stage.heard).
      """
    )
    #expect(stage.leftovers == nil, "The observer has disposed, and \(stage.leftovers ?? "").")
    token?.dispose()
  }

  // MARK: What is kept

  @Test func `it keeps the rules that every operator keeps`() {
    guard mayBeAnswered() else { return }
    // A loop that does not notice the end would never return from here; another test reports it.
    for failing in [0, 1, 4] where explore({ failReentrantly(failing, in: $0) }).failure != nil {
      return
    }
    expectKeepsTheRules { $0.concatMapEager(maxConcurrent: 2) { Observable.just($0) } }
    expectKeepsTheRules { inner in Observable.of(0).concatMapEager(maxConcurrent: 1) { _ in inner }
    }
    expectKeepsTheRules { inner in
      Observable.of(.empty(), inner).concatMapEager(maxConcurrent: 2) { $0 }
    }
  }

  @Test func `its closure is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.concatMapEager(maxConcurrent: 2) { number in
        probe.touch()
        return Observable.just(number)
      }
    }
  }

  @Test(arguments: ["completed", "an error", "dispose()"])
  func `nothing is kept after the end, though something waits`(_ end: String) {
    let lifetimes = Lifetimes()
    let (outer, first) = (HandSource<Observable<Int>>(), HandSource<Int>())
    let second = HandSource<Int>()
    let token =
      outer.concatMapEager(maxConcurrent: 2) { [probe = lifetimes.probe("the closure")] inner in
        probe.touch()
        return inner
      }
      .subscribe { [probe = lifetimes.probe("the observer")] _ in probe.touch() }
    let third = Observable<Int>
      .create { [probe = lifetimes.probe("a sequence that waited for a slot")] observer in
        probe.touch()
        observer.onCompleted()
        return Disposables.create()
      }
    outer.send(.next(first), .next(second), .next(third))
    second.send(.next(10))
    switch end {
    case "completed":
      first.send(.completed)
      second.send(.completed)
      outer.send(.completed)
    case "an error": second.send(.error(Storm()))
    default: token.dispose()
    }
    outer.forgetObservers()
    first.forgetObservers()
    second.forgetObservers()
    // What waited is held by this test, too.
    withExtendedLifetime(third) {
      #expect(
        lifetimes.names == ["a sequence that waited for a slot"],
        """
        After \(end) these are still in memory: \(lifetimes.names.joined(separator: ", ")). Nothing \
        but the test's own sequence should be.
        """
      )
    }
    token.dispose()
  }

  @Test(arguments: ["an error", "dispose()"])
  func `what comes after the end is not kept`(_ end: String) {
    let (lifetimes, outer) = (Lifetimes(), HandSource<Observable<Lifetimes.Probe>>())
    let inners = (0..<2).map { _ in HandSource<Lifetimes.Probe>() }
    let token = outer.concatMapEager(maxConcurrent: 2) { $0 }.subscribe { _ in }
    outer.send(.next(inners[0]), .next(inners[1]))
    if end == "dispose()" { token.dispose() } else { outer.send(.error(Storm())) }
    // They still know their observers, and there is no stopping them.
    for inner in inners { inner.send(.next(lifetimes.probe())) }

    #expect(
      lifetimes.alive == 0,
      """
      After \(end) two sources that can't be stopped sent an element each, and \(lifetimes.alive) of \
      these are still in memory. Nobody will ever hear them.
      """
    )
    withExtendedLifetime((outer, inners)) {}
    token.dispose()
  }

  @Test func `what has been heard is not kept`() {
    let (lifetimes, outer) = (Lifetimes(), HandSource<Observable<Lifetimes.Probe>>())
    let gate = HandSource<Lifetimes.Probe>()
    let token = outer.concatMapEager(maxConcurrent: 2) { $0 }
      .subscribe(onNext: { $0.touch() })
    outer.send(.next(gate))
    for _ in 0..<2 { gate.send(.next(lifetimes.probe())) }
    #expect(
      lifetimes.alive == 0,
      """
      It is the turn of the first sequence, and its two elements were heard at once. \
      \(lifetimes.alive) of them are still in memory, though it may go on for an hour.
      """
    )
    for _ in 0..<3 {
      let inner = HandSource<Lifetimes.Probe>()
      outer.send(.next(inner))
      inner.send(.next(lifetimes.probe()), .next(lifetimes.probe()), .completed)
    }
    let waiting = lifetimes.alive
    #expect(waiting >= 6, "Six elements wait for their turn, and were not lost.")
    gate.send(.completed)

    #expect(
      lifetimes.alive == 0,
      """
      All six were heard, and \(lifetimes.alive) of them are still in memory. A list of pictures that \
      goes on for an hour would keep each of them.
      """
    )
    token.dispose()
  }

  // MARK: Many

  @Test(arguments: ["for a slot", "to be heard"])
  func `many sequences that wait do not pile up on the stack`(_ what: String) {
    // Returns what was heard of so many sequences, and how far apart on the stack they were subscribed
    // to, or the observer was called.
    func hear(_ many: Int) -> (numbers: [Int], growth: Int) {
      let (outer, gate) = (HandSource<Observable<Int>>(), HandSource<Int>())
      var (numbers, places): ([Int], [[Int]]) = ([], [[], []])
      func isHere(_ kind: Int) {
        var here = 0
        withUnsafePointer(to: &here) { places[kind].append(Int(bitPattern: $0)) }
      }
      let token = outer.concatMapEager(maxConcurrent: what == "for a slot" ? 1 : 1_000_000) { $0 }
        .subscribe(onNext: { number in
          numbers.append(number)
          isHere(0)
        })
      outer.send(.next(gate))
      for number in 0..<many {
        let inner = Observable<Int>
          .deferred {
            isHere(1)
            return .just(number)
          }
        outer.send(.next(inner))
      }
      gate.send(.completed)
      token.dispose()
      let growth = places.map { abs(($0.first ?? 0) - ($0.last ?? 0)) }.max()
      return (numbers, growth ?? 0)
    }
    let few = hear(30)
    let isInOrder = few.numbers == Array(0..<30)
    #expect(isInOrder, "Thirty sequences waited \(what). The observer heard \(few.numbers).")
    let isFlat = isInOrder && few.growth < 2_000
    #expect(
      isFlat,
      """
      Thirty sequences waited \(what). The last was subscribed to, or heard, \(few.growth) bytes \
      deeper in the stack than the first; a few thousand of them crash the program.
      """
    )
    guard isFlat else { return }
    let all = hear(2_000).numbers
    let areAllInOrder = all == Array(0..<2_000)
    #expect(areAllInOrder, "Two thousand waited \(what), and \(all.count) were heard.")
  }

  @Test func `many elements of one sequence do not pile up on the stack`() {
    func hear(_ many: Int) -> (numbers: [Int], growth: Int) {
      let (stage, log) = (Stage(), (numbers: Recorder<Int>(), places: Recorder<Int>()))
      let token = stage.outer.concatMapEager(maxConcurrent: 2) { stage.inner($0) }
        .subscribe(onNext: { number in
          var here = 0
          log.numbers.record(number)
          withUnsafePointer(to: &here) { log.places.record(Int(bitPattern: $0)) }
        })
      stage.outer.send(.next(0), .next(1))
      for number in 0..<many { stage.inners[1].send(.next(number)) }
      stage.inners[0].send(.completed)
      token.dispose()
      let places = log.places.values
      return (log.numbers.values, abs((places.first ?? 0) - (places.last ?? 0)))
    }
    let few = hear(30)
    let isFlat = few.numbers == Array(0..<30) && few.growth < 2_000
    #expect(
      isFlat,
      """
      Thirty elements waited; the observer heard \(few.numbers). It was called for the last of them \
      \(few.growth) bytes deeper in the stack than for the first; a few thousand crash the program.
      """
    )
    guard isFlat else { return }
    let all = hear(2_000).numbers
    let areAllInOrder = all == Array(0..<2_000)
    #expect(areAllInOrder, "Two thousand elements waited, and \(all.count) were heard.")
  }

  // MARK: Threads

  /// Whether a sequence gets a free slot on one thread; if not, this says so, and no race has to.
  private func beginsOne() -> Bool {
    let token = start(limit: 1)
    defer { token.dispose() }
    stage.outer.send(.next(0))
    let begins = stage.living == [0]
    #expect(begins, "The outer sequence sent 0, there is a free slot, and 0 was not subscribed.")
    return begins
  }

  @Test func `its turn comes while it is sending`() {
    inEveryInterleaving(
      "Looking whose turn it is and letting an element wait must be one step, or nobody fetches it."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0), .next(1))
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.thread("inner sequence 1") { stage.inners[1].send(.next(10), .next(11)) }
      race.atEnd {
        defer { token.dispose() }
        return stage.log.values == ["next(10)", "next(11)"]
          ? nil : "0 has completed, and 1 has sent 10 and 11. The observer heard \(stage.heard)."
      }
    }
  }

  @Test func `two sequences send and complete on two threads`() {
    inEveryInterleaving(
      "Whoever sends last, the observer hears one event at a time, in order, and one end."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0), .next(1), .completed)
      for number in 0...1 {
        race.thread("inner sequence \(number)") {
          stage.inners[number].send(.next(number), .completed)
        }
      }
      race.atEnd {
        defer { token.dispose() }
        guard stage.log.values == ["next(0)", "next(1)", "completed"] else {
          return "0 and 1 were sent, and all have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `the outer sequence completes while the last inner one does`() {
    inEveryInterleaving("Each of the two is expected until it has completed, and counted off once.")
    {
      race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1), .completed) }
      race.thread("inner sequence 0") { stage.inners[0].send(.next(0), .completed) }
      race.atEnd {
        defer { token.dispose() }
        let (early, heardEarly) = (stage.log.values, stage.heard)
        stage.inners[1].send(.next(1), .completed)
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

  @Test func `one fails while another is heard`() {
    inEveryInterleaving(
      "An error waits until the observer has handled its element, and for nothing else."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0), .next(1), .next(2))
      stage.inners[1].send(.next(10), .next(11))
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.thread("inner sequence 2") {
        stage.inners[2].send(.error(Storm()))
        // Another turn of this thread, in which the observer may be handling what it hears.
        race.step("has sent its error")
      }
      race.atEnd {
        defer { token.dispose() }
        let all = ["next(10)", "next(11)"]
        let heard = stage.log.values
        guard heard.last == "error(storm)",
          Array(heard.dropLast()) == Array(all.prefix(heard.count - 1))
        else {
          return """
            10 and 11 have waited, and an error came: it is the last that is heard. The observer \
            heard \(stage.heard).
            """
        }
        return stage.leftovers.map { "The result has failed, and \($0)." }
      }
    }
  }

  @Test func `an error that waits for an observer who disposes is not heard`() {
    inEveryInterleaving(
      "An error waits until the observer has handled its element. By then the result may be disposed."
    ) { race in
      let (stage, token) = (Stage(), SingleAssignmentDisposable())
      token.setDisposable(
        stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
          .subscribe(
            AnyObserver { event in
              race.step("hears \(event)")
              stage.log.record("\(event)")
              if event.element != nil { token.dispose() }
            }
          )
      )
      stage.outer.send(.next(0), .next(1))
      race.thread("inner sequence 0") { stage.inners[0].send(.next(10)) }
      race.thread("inner sequence 1") { stage.inners[1].send(.error(Storm())) }
      race.atEnd {
        defer { token.dispose() }
        guard stage.log.values.count < 2 else {
          return """
            The observer disposes when it hears 10, and another sequence fails at that moment. The \
            observer heard \(stage.heard).
            """
        }
        return nil
      }
    }
  }

  @Test(arguments: ["a later sequence failed", "the result was disposed"])
  func `of what has waited, no more is heard after an end on another thread`(_ what: String) {
    inEveryInterleaving(
      "An error and `dispose()` wait for the element that the observer is handling, and for no more."
    ) { race in
      let (stage, waiting) = (Stage(), [10, 11, 12, 13])
      var (begun, late) = (0, 0)
      var isOver = false
      let token = stage.outer.concatMapEager(maxConcurrent: 4) { stage.inner($0) }
        .subscribe(
          AnyObserver { event in
            if event.element != nil {
              begun += 1
              if isOver { late += 1 }
            }
            race.step("hears \(event)")
            stage.log.record("\(event)")
          }
        )
      stage.outer.send(.next(0), .next(1), .next(2))
      for element in waiting { stage.inners[1].send(.next(element)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.thread(what.hasSuffix("failed") ? "inner sequence 2" : "the subscriber") {
        if what == "a later sequence failed" {
          stage.inners[2].send(.error(Storm()))
        } else {
          token.dispose()
        }
        isOver = true
      }
      race.atEnd {
        defer { token.dispose() }
        // One may have been taken out of the line just before.
        guard late < 2 else {
          return """
            Four elements have waited, and \(begun - late) of them had been heard, or were just being \
            heard, when \(what). After that the observer heard \(late) more.
            """
        }
        return nil
      }
    }
  }

  private static let callOuts = [
    .closureOfTheNext,
    CallOut(
      .subscribing(1),
      after: .outer(.next(0)),
      on: .outer(.next(1)),
      meanwhile: .inner(1, .next(10), .completed),
      .inner(0, .next(20), .completed)
    ),
    CallOut(
      .subscribing(2),
      after: .outer(.next(0), .next(1), .next(2)),
      on: .inner(0, .completed),
      meanwhile: .inner(2, .next(10), .completed),
      .inner(1, .next(20), .completed)
    ),
    CallOut(
      .disposing(0),
      after: .outer(.next(0), .next(1)),
      on: .inner(0, .completed),
      meanwhile: .inner(1, .next(10), .completed),
      .outer(.next(2))
    ),
    .endOfTheOuter,
  ]

  private static let ending = [
    Act.inner(1, .error(Storm())), .outer(.error(Storm())), .outer(.next(3)),
  ]
  .map { error in
    CallOut(
      .disposing(0),
      after: .outer(.next(0), .next(1)),
      on: error,
      meanwhile: .inner(0, .next(10), .completed)
    )
  }

  @Test(arguments: callOuts + ending + [.lastEnd])
  func `no thread has to wait for somebody else's code`(_ code: CallOut) {
    code.expectNoLockIsHeld { $0.concatMapEager(maxConcurrent: 2, $1) }
  }

  @Test(arguments: callOuts)
  func `somebody else's code may end everything`(_ code: CallOut) {
    code.expectMayEndEverything { $0.concatMapEager(maxConcurrent: 2, $1) }
  }

  @Test func `two elements come at the same moment for one slot`() {
    inEveryInterleaving(
      "Looking for a free slot and taking it must be one step, or both find the same slot free."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 1) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      for number in 0...1 {
        race.thread("element \(number)") { stage.outer.send(.next(number)) }
      }
      race.atEnd {
        defer { token.dispose() }
        guard stage.living.count == 1 else {
          return "There is one slot, and of the inner sequences \(stage.running)."
        }
        for number in stage.living { stage.inners[number].send(.completed) }
        return stage.living.count == 1 && stage.subscriptions == [1, 1, 0, 0]
          ? nil : "One has completed, and the other did not get its slot."
      }
    }
  }

  @Test func `one comes while another completes`() {
    guard beginsOne() else { return }
    inEveryInterleaving(
      """
      Looking for a free slot and getting in line must be one step, and so must looking at the line \
      and freeing the slot. And a slot is free when the one in it is disposed, not before.
      """
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 1) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.always {
        stage.living.count < 2
          ? nil : "There is one slot, and the inner sequences \(stage.living) are subscribed."
      }
      race.atEnd {
        defer { token.dispose() }
        guard stage.living == [1] else {
          return """
            Inner sequence 0 has completed, and inner sequence 1 still waits, though nothing is left \
            to free a slot.
            """
        }
        stage.inners[1].send(.next(1))
        return stage.log.values == ["next(1)"]
          ? nil : "It is the turn of 1, which sent 1. The observer heard \(stage.heard)."
      }
    }
  }

  @Test func `one comes while another passes its slot on`() {
    guard beginsOne() else { return }
    inEveryInterleaving("Looking for a free slot and taking it must be one step.") { race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 1) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0), .next(1))
      race.thread("the outer sequence") { stage.outer.send(.next(2)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.always {
        stage.living.count < 2
          ? nil : "There is one slot, and the inner sequences \(stage.living) are subscribed."
      }
      race.atEnd {
        defer { token.dispose() }
        guard stage.living == [1] else {
          return """
            0 has completed, and 1 has waited longest. There is one slot, and \(stage.running).
            """
        }
        stage.inners[1].send(.completed)
        return stage.living == [2]
          ? nil : "0 and 1 have completed, and only 2 is left. But \(stage.running)."
      }
    }
  }

  @Test func `two complete at once, and each slot goes to one that waits`() {
    guard beginsOne() else { return }
    inEveryInterleaving(
      "Each slot that becomes free goes to one sequence of the line, and to one only."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 2) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0), .next(1), .next(2), .next(3), .completed)
      for number in 0...1 {
        race.thread("inner sequence \(number)") { stage.inners[number].send(.completed) }
      }
      race.always {
        stage.living.count < 3
          ? nil : "There are two slots, and the inner sequences \(stage.living) are subscribed."
      }
      race.atEnd {
        defer { token.dispose() }
        guard stage.living == [2, 3] else {
          return "0 and 1 have completed, and 2 and 3 have waited for a slot. But \(stage.running)."
        }
        stage.inners[3].send(.next(3), .completed)
        stage.inners[2].send(.next(2), .completed)
        guard stage.log.values == ["next(2)", "next(3)", "completed"] else {
          return "2 and 3 have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `a sequence completes on another thread while it is being subscribed`() {
    inEveryInterleaving(
      "Its end may come before `subscribe` has returned, and so before there is a token to dispose."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 1) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      race.thread("the outer sequence") { stage.outer.send(.next(0)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.atEnd {
        defer { token.dispose() }
        if stage.living == [0] { stage.inners[0].send(.completed) }
        stage.outer.send(.completed)
        guard stage.log.values == ["completed"] else {
          return "All have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `dispose on one thread, a free slot on another`() {
    inEveryInterleaving(
      "A sequence that gets its slot when the result is disposed has to be disposed, too."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMapEager(maxConcurrent: 1) { stage.inner($0) }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0), .next(1))
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.thread("the subscriber") { token.dispose() }
      race.atEnd { stage.leftovers.map { "The result was disposed, and \($0)." } }
    }
  }
}

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

@Suite struct `9.3 concatMap` {
  private let stage = Stage()

  private func start(limit: Int = 1) -> Disposable {
    stage.outer.map { stage.inner($0) }
      .merge(maxConcurrent: limit)
      .subscribe(stage.log.observer())
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "09-Flattening",
      exercise: "9.3",
      operators: [
        "a.concatMap { [b, c][$0] }": { marbles in
          marbles.a.concatMap { [marbles.b, marbles.c][$0] }
        }
      ]
    )
  }

  @Test func `one after the other, in order`() {
    let log = stage.log
    let token = stage.outer
      .concatMap { noted("inner \($0)", stage.inner($0), in: log) }
      .subscribe(log.observer())
    stage.outer.send(.next(0), .next(1), .next(2))
    stage.inners[0].send(.next(10), .completed)
    stage.inners[1].send(.next(11), .completed)
    token.dispose()

    #expect(
      log.values == [
        "inner 0 subscribed", "next(10)", "inner 0 disposed",
        "inner 1 subscribed", "next(11)", "inner 1 disposed",
        "inner 2 subscribed", "inner 2 disposed",
      ],
      "Each begins when the one before has completed and was disposed."
    )
    #expect(stage.outer.living == 0, "`dispose()` has to reach the outer sequence, too.")
  }

  @Test func `the selector is called when the element comes`() {
    _ = stage.outer
      .concatMap { (number: Int) -> Observable<Int> in
        if number == 3 { throw Storm() }
        return stage.inner(number)
      }
      .subscribe(stage.log.observer())
    stage.outer.send(.next(0), .next(1))
    #expect(stage.asked.values == [0, 1], "What waits is the sequence, not the element.")
    #expect(stage.subscriptions == [1, 0, 0, 0], "It waits without being subscribed.")
    stage.outer.send(.next(3))

    #expect(stage.log.values == ["error(storm)"], "It threw, and an error does not wait in line.")
    #expect(
      stage.living.isEmpty && stage.outer.living == 0,
      "The one that was running is disposed."
    )
  }

  @Test func `it completes when none is running and none is waiting`() {
    _ = start()
    stage.outer.send(.next(0), .next(1), .completed)
    stage.inners[0].send(.completed)
    #expect(stage.log.values.isEmpty, "One was waiting, and now it is its turn.")
    stage.inners[1].send(.next(1), .completed)

    #expect(stage.log.values == ["next(1)", "completed"], "Now all have completed.")
  }

  @Test func `an error ends it, and those in line are never subscribed`() {
    _ = start()
    stage.outer.send(.next(0), .next(1))
    stage.inners[0].send(.error(Storm()))
    stage.inners[0].send(.completed)

    #expect(stage.log.values == ["error(storm)"], "The error of the running sequence is the end.")
    #expect(stage.subscriptions == [1, 0, 0, 0], "Nobody listens, so none gets a turn.")
  }

  @Test func `no more than the limit at a time`() {
    _ = start(limit: 2)
    stage.outer.send(.next(0), .next(1), .next(2))
    #expect(stage.living == [0, 1], "There are two slots.")
    stage.inners[1].send(.completed)
    #expect(stage.living == [0, 2], "One has completed; the first in line gets its slot.")
    stage.outer.send(.next(3), .completed)
    #expect(stage.living == [0, 2], "The free slot was taken: there is none left.")
    stage.inners[0].send(.completed)
    #expect(stage.living == [2, 3], "And the next.")
    stage.inners[3].send(.next(3), .completed)
    #expect(stage.log.values == ["next(3)"], "One is still running.")
    stage.inners[2].send(.completed)

    #expect(stage.log.values == ["next(3)", "completed"], "All four have had their turn.")
  }

  @Test(arguments: [0, -1])
  func `without slots none is subscribed`(_ limit: Int) {
    _ = start(limit: limit)
    stage.outer.send(.next(0), .next(1))
    #expect(
      stage.log.values.isEmpty,
      "The limit is \(limit), and the outer sequence has not ended. Heard: \(stage.heard)."
    )
    stage.outer.send(.completed)

    #expect(stage.subscriptions == [0, 0, 0, 0], "None may be subscribed.")
    #expect(
      stage.log.values == ["completed"],
      "No inner sequence will ever begin, and the outer one has ended."
    )
  }

  @Test func `one that completes inside subscribe is disposed when that has returned`() {
    Stage.expectDisposedOnceSubscribed { stage, hasty in stage.outer.concatMap { _ in hasty } }
  }

  @Test func `a sequence may complete inside subscribe`() {
    inEveryInterleaving(
      """
      A sequence completes inside `subscribe`, and its end needs the lock of the slots. That \
      must not be held while a sequence is subscribed.
      """
    ) { completeInsideSubscribe(in: $0) }
  }

  /// Makes sequences complete inside `subscribe`: one gets a free slot, and one has waited.
  ///
  /// It is one thread, which is stopped if it waits for itself.
  private func completeInsideSubscribe(in race: Scenario) {
    let stage = Stage()
    race.thread("the source") {
      _ = stage.outer.concatMap { $0 == 0 ? stage.inner(0) : Observable<Int>.empty() }
        .subscribe(stage.log.observer())
      stage.outer.send(.next(1), .next(0), .next(1), .completed)
      stage.inners[0].send(.completed)
    }
    // What the observer has heard is for other tests.
    race.atEnd { nil }
  }

  /// Whether that goes well; where it doesn't, the tests that need it would stop the program.
  private func mayCompleteInsideSubscribe() -> Bool {
    explore { completeInsideSubscribe(in: $0) }.failure == nil
  }

  @Test(arguments: Ending.allCases)
  func `after the end the closure is not called any more`(end: Ending) {
    end.expectNoClosureCall { $0.concatMap($1) }
  }

  @Test func `what the closure throws is the end, though the outer sequence has completed`() {
    Stage.expectAThrowIsTheEnd { $0.concatMap($1) }
  }

  @Test func `an error inside subscribe disposes everything`() {
    Stage.expectAnEarlyErrorDisposes { $0.concatMap($1) }
  }

  @Test(arguments: [0, 1])
  func `the sequence is expected before the closure returns it`(_ number: Int) {
    Stage.expectIsHeard(number) { $0.concatMap($1) }
  }

  @Test func `it keeps the rules that every operator keeps`() {
    guard mayCompleteInsideSubscribe() else { return }
    expectKeepsTheRules { $0.concatMap { Observable.just($0) } }
    expectKeepsTheRules { inner in Observable.of(0).concatMap { _ in inner } }
    expectKeepsTheRules { inner in Observable.just(inner).concat() }
    expectKeepsTheRules { inner in Observable.of(.empty(), inner).concat() }
  }

  @Test func `its closure is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.concatMap { number in
        probe.touch()
        return Observable.just(number)
      }
    }
  }

  @Test func `sequences that end inside subscribe do not pile up on the stack`() {
    guard mayCompleteInsideSubscribe() else { return }
    // Each inner sequence records how deep its stack is: the address of a variable on it.
    let addresses = Recorder<Int>()
    let inner = Observable<Int>
      .create { observer in
        var here = 0
        withUnsafePointer(to: &here) { addresses.record(Int(bitPattern: $0)) }
        observer.onCompleted()
        return Disposables.create()
      }
    let (outer, first) = (HandSource<Observable<Int>>(), HandSource<Int>())
    _ = outer.concat().subscribe(stage.log.observer())
    outer.send(.next(first))
    for _ in 0..<30 { outer.send(.next(inner)) }
    outer.send(.completed)
    first.send(.completed)

    #expect(stage.log.values == ["completed"], "Thirty empty sequences have waited; one end.")
    #expect(addresses.values.count == 30, "All thirty get their turn.")
    let growth = (addresses.values.first ?? 0) - (addresses.values.last ?? 0)
    let isFlat = abs(growth) < 2_000 && addresses.values.count == 30
    #expect(
      isFlat,
      """
      The thirtieth is \(growth) bytes deeper in the stack than the first: each was subscribed from \
      inside the end of the one before. A few thousand of them crash the program.
      """
    )
    guard isFlat else { return }
    let (many, gate, count) = (HandSource<Observable<Int>>(), HandSource<Int>(), Recorder<Int>())
    _ = many.concat().subscribe(onNext: { count.record($0) })
    many.send(.next(gate))
    for number in 0..<100_000 { many.send(.next(.just(number))) }
    gate.send(.completed)
    let isInOrder = count.values == Array(0..<100_000)
    #expect(isInOrder, "A hundred thousand have waited, and each gets its turn, in order.")
  }

  @Test func `one comes while another completes`() {
    inEveryInterleaving(
      """
      Looking for a free slot and getting in line must be one step, under the lock, and so must \
      looking at the line and freeing the slot.
      """
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMap { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1), .completed) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.atEnd {
        defer { token.dispose() }
        guard stage.log.values.isEmpty else {
          return "Inner sequence 1 has not completed. The observer heard \(stage.heard)."
        }
        guard stage.living == [1] else {
          return """
            Inner sequence 0 has completed, and inner sequence 1 still waits, though nothing is left \
            to free a slot.
            """
        }
        stage.inners[1].send(.next(1), .completed)
        guard stage.log.values == ["next(1)", "completed"] else {
          return "All have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `one that completes inside subscribe comes while another completes`() {
    inEveryInterleaving(
      """
      What stands in line has to be expected by then: another thread may give it a slot at once, and \
      hear its end.
      """
    ) { race in
      let stage = Stage()
      let token = stage.outer
        .concatMap { $0 == 0 ? stage.inner(0) : Observable<Int>.just($0) }
        .subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.atEnd {
        defer { token.dispose() }
        guard stage.log.values == ["next(1)"] else {
          return """
            Both inner sequences have completed, and the outer one has not. The observer heard \
            \(stage.heard).
            """
        }
        stage.outer.send(.completed)
        return stage.log.values == ["next(1)", "completed"]
          ? nil : "Now all have completed. The observer heard \(stage.heard)."
      }
    }
  }

  @Test func `the one that has completed is disposed before another begins`() {
    Stage.expectDisposedBeforeTheNext(
      "Both may need the same microphone: a slot is free only when nothing is left in it."
    ) { stage in
      stage.outer.concatMap { stage.inner($0) }
    }
  }

  @Test func `one comes while another passes its slot on`() {
    inEveryInterleaving(
      "A slot that passes from one sequence to the next is not free in between."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMap { stage.inner($0) }.subscribe(race.listener(stage.log))
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
          return "1 has waited longest; these are running: \(stage.living)."
        }
        stage.inners[1].send(.completed)
        return stage.living == [2] ? nil : "1 has completed; these are running: \(stage.living)."
      }
    }
  }

  @Test func `disposing the one that has completed makes the source send the next element`() {
    inEveryInterleaving(
      "The slot is free once the completed one is disposed, for whatever has come by then."
    ) { race in
      let stage = Stage()
      race.thread("the sources") {
        let token = stage.outer.concatMap { stage.inner($0) }.subscribe(stage.log.observer())
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

  private static let callOuts = [
    .closureOfTheNext,
    CallOut(
      .subscribing(0),
      on: .outer(.next(0)),
      meanwhile: .inner(0, .next(10), .completed)
    ),
    CallOut(
      .subscribing(1),
      after: .outer(.next(0), .next(1)),
      on: .inner(0, .completed),
      meanwhile: .outer(.next(2)),
      .inner(1, .next(10), .completed)
    ),
    CallOut(
      .disposing(0),
      after: .outer(.next(0), .next(1)),
      on: .inner(0, .completed),
      meanwhile: .outer(.next(2), .error(Storm()))
    ),
    .endOfTheOuter,
  ]

  @Test(arguments: callOuts + [.lastEnd])
  func `no thread has to wait for somebody else's code`(_ code: CallOut) {
    code.expectNoLockIsHeld { $0.concatMap($1) }
  }

  @Test func `no thread has to wait until the sequence in another slot is disposed`() {
    let code = CallOut(
      .disposing(0),
      after: .outer(.next(0), .next(1), .next(2)),
      on: .inner(0, .completed),
      meanwhile: .inner(1, .next(10), .completed)
    )
    code.expectNoLockIsHeld { $0.map($1).merge(maxConcurrent: 2) }
  }

  @Test(arguments: callOuts)
  func `somebody else's code may end everything`(_ code: CallOut) {
    code.expectMayEndEverything { $0.concatMap($1) }
  }

  @Test func `two elements come at the same moment for one slot`() {
    inEveryInterleaving(
      "Looking for a free slot and taking it must be one step, or both find the same slot free."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMap { stage.inner($0) }.subscribe(race.listener(stage.log))
      for number in 0...1 {
        race.thread("element \(number)") { stage.outer.send(.next(number)) }
      }
      race.atEnd {
        defer { token.dispose() }
        guard stage.living.count == 1 else {
          return "There is one slot, and these inner sequences are subscribed: \(stage.living)."
        }
        for number in stage.living { stage.inners[number].send(.completed) }
        return stage.living.count == 1 && stage.subscriptions == [1, 1, 0, 0]
          ? nil : "One has completed, and the other did not get its slot."
      }
    }
  }

  @Test func `two threads free a slot at once, and nothing in line is lost`() {
    inEveryInterleaving(
      "Each slot that becomes free goes to one sequence of the line, and to one only."
    ) { race in
      let stage = Stage()
      let token = stage.outer.map { stage.inner($0) }.merge(maxConcurrent: 2)
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
          return "2 and 3 were waiting for a slot; these are running: \(stage.living)."
        }
        stage.inners[2].send(.completed)
        stage.inners[3].send(.next(4), .completed)
        guard stage.log.values == ["next(4)", "completed"] else {
          return "All have completed. The observer heard \(stage.heard)."
        }
        return stage.leftovers.map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `dispose on one thread, a free slot on another`() {
    inEveryInterleaving(
      "A sequence that gets its turn when the result is disposed has to be disposed, too."
    ) { race in
      let stage = Stage()
      let token = stage.outer.concatMap { stage.inner($0) }.subscribe(race.listener(stage.log))
      stage.outer.send(.next(0), .next(1))
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.thread("the subscriber") { token.dispose() }
      race.atEnd { stage.leftovers.map { "The result was disposed, and \($0)." } }
    }
  }
}

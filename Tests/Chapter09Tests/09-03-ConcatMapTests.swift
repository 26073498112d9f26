import ContractTesting
import Foundation
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

  @Test func `with a limit of 0 none is subscribed`() {
    _ = start(limit: 0)
    stage.outer.send(.next(0), .next(1), .completed)

    #expect(stage.subscriptions == [0, 0, 0, 0], "None may be subscribed.")
    #expect(stage.log.values == ["completed"], "None is running, and the outer sequence has ended.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
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
    let (outer, platform) = (HandSource<Observable<Int>>(), Platform())
    let token = outer.concat().subscribe(stage.log.observer())
    let count = 5_000

    // One thread sends the next sequence as soon as the last has begun, and the other completes
    // that one at the same moment.
    let returned = onThreads(2) { thread in
      for number in 1...count {
        if thread == 0 { outer.send(.next(platform.train)) }
        guard platform.wait(until: { thread == 0 ? $0.arrived >= number : $0.waiting != nil })
        else { return }
        if thread == 1 { platform.leave() }
      }
    }

    #expect(returned, "A thread did not come back.")
    #expect(
      platform.arrived == count,
      """
      After \(platform.arrived) of \(count) sequences nothing moved any more: one came while the last \
      one completed, found no free slot, and waits, though nothing is left to free one.
      """
    )
    #expect(
      platform.most < 2,
      "\(platform.most) sequences were subscribed at the same time; there is one slot."
    )
    token.dispose()
  }

  @Test func `two threads free a slot at once, and nothing in line is lost`() {
    let rounds = (0..<1_000).map { _ in (stage: Stage(), listener: Listener()) }
    let tokens = rounds.map { stage, listener in
      stage.outer.map { stage.inner($0) }.merge(maxConcurrent: 2).subscribe(listener)
    }
    rounds.forEach { $0.stage.outer.send(.next(0), .next(1), .next(2), .next(3), .completed) }

    let returned = onThreads(2, rounds: rounds.count) { thread, round in
      rounds[round].stage.inners[thread].send(.next(1), .completed)
    }
    #expect(returned, "A thread did not come back.")
    let lost = rounds.count { $0.stage.living != [2, 3] }
    #expect(lost == 0, "In \(lost) rounds the two that waited did not both get a turn.")
    rounds.forEach { $0.stage.inners[2].send(.completed) }
    rounds.forEach { $0.stage.inners[3].send(.next(4), .completed) }
    let odd = rounds.count {
      $0.listener.wasDisturbed || $0.listener.heard != 3 || $0.listener.ended != 1
    }
    #expect(odd == 0, "In \(odd) rounds it was not three elements, one at a time, and one end.")
    tokens.forEach { $0.dispose() }
  }
}

/// Where sequences begin, one at a time, until a thread completes them.
private final class Platform: Sendable {
  struct State {
    /// The observer of the sequence that has begun and not completed.
    var waiting: AnyObserver<Int>?
    var arrived = 0
    var present = 0
    var most = 0
  }

  private let state = Lock(State())

  /// How many have begun so far.
  var arrived: Int { state.withLock { $0.arrived } }

  /// The most that were here at the same time.
  var most: Int { state.withLock { $0.most } }

  /// A sequence that begins here.
  var train: Observable<Int> {
    .create { [self] observer in
      state.withLock { state in
        state.waiting = observer
        state.arrived += 1
        state.present += 1
        state.most = max(state.most, state.present)
      }
      return Disposables.create()
    }
  }

  /// Completes the sequence that is there.
  func leave() {
    let observer = state.withLock { state in
      state.present -= 1
      return state.waiting.take()
    }
    observer?.onCompleted()
  }

  /// Waits until the condition holds; `false` if it takes too long.
  func wait(until condition: (State) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 3)
    var looks = 0
    while !state.withLock({ condition($0) }) {
      // It spins, to react at the very moment; now and then it yields to other threads.
      looks += 1
      guard looks % 500 == 0 else { continue }
      guard Date() < deadline else { return false }
      sched_yield()
    }
    return true
  }
}

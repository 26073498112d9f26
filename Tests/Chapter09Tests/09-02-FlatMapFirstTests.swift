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

  @Test func `an element that comes on another thread while the closure runs is dropped`() {
    let token = stage.outer
      .flatMapFirst { (number: Int) -> Observable<Int> in
        let inner = stage.inner(number)
        if number == 0 { _ = onThreads(1) { _ in stage.outer.send(.next(1)) } }
        return inner
      }
      .subscribe(stage.log.observer())
    stage.outer.send(.next(0))

    #expect(
      stage.asked.values == [0] && stage.living == [0],
      """
      While the closure ran for 0, 1 came on another thread. The closure was called for \
      \(stage.asked.values), and these sequences are running: \(stage.living). Only one may.
      """
    )
    token.dispose()
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
}

import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

@Suite struct `8.10 skip(until:)` {
  private let source = HandSource<Int>()
  private let other = HandSource<String>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.10",
      operators: ["a.skip(until: b)": { $0.a.skip(until: $0.b) }]
    )
  }

  @Test func `it drops elements until the other one sends`() {
    let token = source.skip(until: other).subscribe(log.observer())

    source.send(.next(1))
    other.send(.next("open"))
    source.send(.next(2), .next(3))

    #expect(log.values == ["next(2)", "next(3)"], "1 came while the gate was closed.")
    #expect(other.living == 0, "The gate is open, and stays open: dispose the other.")
    source.send(.completed)
    #expect(log.values == ["next(2)", "next(3)", "completed"], "The end passes an open gate.")
    token.dispose()
  }

  @Test func `a completion does not pass a closed gate`() {
    let token = source.skip(until: other).subscribe(log.observer())

    source.send(.next(1), .completed)
    other.send(.next("open"))

    #expect(
      log.values.isEmpty,
      "As in RxSwift, a completion does not pass a closed gate."
    )
    #expect(source.living == 0 && other.living == 0, "Neither is needed any more: dispose both.")
    token.dispose()
  }

  @Test func `an error passes a closed gate`() {
    let token = source.skip(until: other).subscribe(log.observer())

    source.send(.next(1), .error(Storm()))

    #expect(log.values == ["error(storm)"], "An error does not wait for the gate.")
    #expect(other.living == 0, "It is over: dispose the other.")
    token.dispose()
  }

  @Test func `an error passes even a gate that can not open any more`() {
    let token = source.skip(until: other).subscribe(log.observer())

    other.send(.completed)
    source.send(.error(Storm()))

    #expect(
      log.values == ["error(storm)"],
      "The other had completed, and then the source failed. The observer heard \(log.values)."
    )
    token.dispose()
  }

  @Test func `after a completion at a closed gate, an error of the other is not heard`() {
    let token = Observable<Int>.empty().skip(until: Observable<Int>.error(Storm()))
      .subscribe(log.observer())

    #expect(
      log.values.isEmpty,
      """
      The source completed inside `subscribe`, before the gate was open, so the result never ends. \
      Then the other failed inside `subscribe`. The observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `a completion of the other leaves the gate closed`() {
    let token = source.skip(until: other).subscribe(log.observer())

    other.send(.completed)
    source.send(.next(1))

    #expect(log.values.isEmpty, "The other has ended without an element, so the gate stays closed.")
    #expect(other.living == 0, "It has ended: dispose it.")
    token.dispose()
    #expect(source.living == 0, "`dispose()` has to reach the source.")
  }

  @Test func `an error of the other is an error of the result`() {
    let token = source.skip(until: other).subscribe(log.observer())

    other.send(.error(Storm()))

    #expect(log.values == ["error(storm)"], "An error of the other ends the result.")
    #expect(source.living == 0, "It is over: dispose the source.")
    token.dispose()
  }

  @Test func `the gate is open before the other one is disposed`() {
    let token = source.skip(until: other).subscribe(log.observer())
    other.whenDisposed = { [source] in source.send(.next(1)) }

    other.send(.next("open"))

    #expect(
      log.values == ["next(1)"],
      """
      Disposing the other source made the source send 1. That came after the signal, so it has to \
      pass. The observer heard \(log.values).
      """
    )
    other.whenDisposed = {}
    token.dispose()
  }

  @Test func `the gate stays open, whatever else the other one sends`() {
    let twice = SendsInside(.next(1), .next(2))
    let token = source.skip(until: twice).subscribe(log.observer())

    source.send(.next(3))

    #expect(
      log.values == ["next(3)"],
      """
      The other source sent two elements inside `subscribe`, before there was a token to dispose. The \
      gate is open since the first. Then the source sent 3; the observer heard \(log.values).
      """
    )
    #expect(twice.token.disposals == 1, "The gate is open, and the other source was not disposed.")
    token.dispose()
  }

  @Test func `an end is heard before any source is disposed because of it`() {
    let failed = [Event<Int>.error(Storm())]
    expectHeardBeforeFreed(failed) { $0.skip(until: $1) }
    expectHeardBeforeFreed([], failed) { $0.skip(until: $1) }
    for end in [Event<Int>.completed, .error(Storm())] {
      // The first opens the gate, and is disposed then.
      expectHeardBeforeFreed([.next(0)], [.next(1), end], subscribed: ["the second"]) {
        $1.skip(until: $0)
      }
    }
  }

  @Test func `the source is subscribed first`() {
    noted("source", source, in: log).skip(until: noted("other", other, in: log))
      .subscribe { _ in }
      .dispose()

    #expect(
      log.values.prefix(2) == ["source subscribed", "other subscribed"],
      "The order is part of what an operator promises."
    )
    #expect(
      log.values.dropFirst(2).sorted() == ["other disposed", "source disposed"],
      "`dispose()` ends both subscriptions, in either order."
    )
  }

  @Test func `with take(until:) it makes a window`() {
    let close = HandSource<String>()
    let token = source.skip(until: other).take(until: close).subscribe(log.observer())

    source.send(.next(1))
    other.send(.next("open"))
    source.send(.next(2))
    close.send(.next("close"))
    source.send(.next(3))

    #expect(log.values == ["next(2)", "completed"], "From one signal to another.")
    token.dispose()
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.skip(until: Observable.just(0)) }
    expectOneEnd(at: .error(Storm()), "error(storm)") { Observable<Int>.never().skip(until: $0) }
  }

  @Test func `two threads send, and the observer hears one event at a time`() {
    expectOneAtATime(hears: ["1 completed", "completed", "nothing"]) { $0.skip(until: $1) }
    expectOneAtATime(
      [.next(1), .error(Storm())],
      [.next(2), .error(Storm())],
      hears: ["1 error(storm)", "error(storm)"]
    ) {
      $0.skip(until: $1)
    }
  }
}

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

@Suite struct `8.9 take(until:)` {
  private let source = HandSource<Int>()
  private let other = HandSource<String>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.9",
      operators: ["a.take(until: b)": { $0.a.take(until: $0.b) }]
    )
  }

  @Test func `it passes elements on until the other one sends`() {
    let token = source.take(until: other).subscribe(log.observer())

    source.send(.next(1), .next(2))
    other.send(.next("stop"))
    source.send(.next(3))

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "An element of the other ends the result."
    )
    #expect(source.living == 0 && other.living == 0, "Neither is needed any more.")
    token.dispose()
  }

  @Test func `it ends when the source does`() {
    let token = source.take(until: other).subscribe(log.observer())

    source.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "The source has nothing left to take.")
    #expect(other.living == 0, "The other is not needed any more: dispose it.")
    token.dispose()
  }

  @Test func `a completion of the other means that it will never send`() {
    let token = source.take(until: other).subscribe(log.observer())

    other.send(.completed)
    #expect(other.living == 0, "It has ended: dispose it.")
    source.send(.next(1))

    #expect(log.values == ["next(1)"], "The other will never send, so nothing stops the source.")
    token.dispose()
    #expect(source.living == 0, "`dispose()` has to reach the source.")
  }

  @Test func `an error of the other is an error of the result`() {
    let token = source.take(until: other).subscribe(log.observer())

    other.send(.error(Storm()))

    #expect(log.values == ["error(storm)"], "An error of the other ends the result.")
    #expect(source.living == 0, "It is over: dispose the source.")
    token.dispose()
  }

  @Test func `the other is subscribed first`() {
    noted("source", source, in: log).take(until: noted("other", other, in: log))
      .subscribe { _ in }
      .dispose()
    #expect(
      log.values.prefix(2) == ["other subscribed", "source subscribed"],
      "The other way round, a source that sends at once would be heard too long."
    )
    #expect(
      log.values.dropFirst(2).sorted() == ["other disposed", "source disposed"],
      "`dispose()` ends both subscriptions, in either order."
    )

    let atOnce = Log()
    _ = Observable.just(1).take(until: Observable.just(0)).subscribe(atOnce.observer())
    _ = Observable.of(1, 2).take(until: Observable.just(0)).subscribe(atOnce.observer())
    #expect(atOnce.values == ["completed", "completed"], "It was over before it began.")
    let late = Log()
    _ = noted("source", source, in: late).take(until: Observable.just(0)).subscribe(late.observer())
    #expect(
      [["completed"], ["completed", "source subscribed", "source disposed"]].contains(late.values),
      """
      The other sent something inside `subscribe`. If the source is still subscribed, as in RxSwift, \
      it has to be disposed at once. What happened: \(late.values).
      """
    )
  }

  @Test func `another source that completes inside subscribe is disposed at once`() {
    let empty = SendsInside(.completed)
    let token = source.take(until: empty).subscribe(log.observer())

    #expect(
      empty.token.disposals == 1,
      """
      The other source completed inside `subscribe`, before there was a token. It has to be disposed as \
      soon as there is one, and was disposed \(empty.token.disposals) times.
      """
    )
    source.send(.next(1))
    #expect(
      log.values == ["next(1)"],
      "The other will never send, so nothing stops the source. The observer heard \(log.values)."
    )
    token.dispose()
  }

  @Test func `an end is heard before either source is disposed`() {
    let failed = [Event<Int>.error(Storm())]
    for (left, right) in [([.completed], []), (failed, []), ([], [.next(0)]), ([], failed)]
      as [([Event<Int>], [Event<Int>])]
    {
      expectHeardBeforeFreed([.next(1)] + left, right) { $0.take(until: $1) }
    }
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.take(until: Observable<Int>.never()) }
    expectKeepsTheRules { $0.take(until: Observable<Int>.empty()) }
    expectOneEnd(at: .next(0), "completed") { Observable<Int>.never().take(until: $0) }
    expectOneEnd(at: .error(Storm()), "error(storm)") { Observable<Int>.never().take(until: $0) }
  }

  @Test func `two threads send, and the observer hears one event at a time`() {
    expectOneAtATime(hears: ["1 completed", "completed"]) { $0.take(until: $1) }
    expectOneAtATime(
      [.next(1), .error(Storm())],
      [.next(2)],
      hears: ["1 completed", "completed", "1 error(storm)"]
    ) {
      $0.take(until: $1)
    }
  }

  @Test func `a source may send and end while the other one is being subscribed`() {
    for (sent, next, heard) in [
      ([.next(0)], [], "completed"), ([.error(Storm())], [], "error(storm)"),
      ([.completed], [.next(2), .completed], "2 completed"),
    ] as [([Event<Int>], [Event<Int>], String)] {
      expectNothingIsLost(sending: sent, next: next, hears: [heard]) { $1.take(until: $0) }
    }
    expectNothingIsLost(sending: [.next(1), .completed], hears: ["1 completed"]) {
      $0.take(until: $1)
    }
  }

  @Test func `one thread disposes while another one sends and ends`() {
    expectNothingIsLeft(sending: [.next(1), .completed]) { $0.take(until: $1) }
    expectNothingIsLeft(sending: [.next(1)], [.next(0)]) { $0.take(until: $1) }
    expectNothingIsLeft(sending: [.next(1)], [.error(Storm())]) { $0.take(until: $1) }
  }

  @Test func `an observer that has disposed does not hear an end that was on its way`() {
    for end in [Event<Int>.error(Storm()), .next(0)] {
      let heard = end.isStopEvent ? "\(end)" : "completed"
      expectNoEndAfterDisposal(by: end, hears: ["1", heard]) { $0.take(until: $1) }
    }
  }

  @Test func `the observer may make either source send`() {
    let returned = onThreads(1) { [source, other, log] _ in
      let token = source.take(until: other)
        .subscribe { (event: Event<Int>) in
          log.record("\(event)")
          switch event.element {
          case 1: source.send(.next(2))
          case 2: other.send(.next("stop"))
          default: break
          }
        }
      source.send(.next(1))
      source.send(.next(3))
      token.dispose()
    }

    #expect(returned, "The thread waits for itself, for a lock that it holds: a deadlock.")
    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      """
      While it handled 1, the observer made the source send 2, and while it handled that, the other \
      one. It heard \(log.values).
      """
    )
  }

  @Test func `dispose ends both`() {
    let token = source.take(until: other).subscribe(log.observer())

    token.dispose()

    #expect(source.living == 0, "`dispose()` has to reach the source.")
    #expect(other.living == 0, "`dispose()` has to reach the other one.")
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    let token = source.take(until: other)
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    other.send(.next("stop"))
    source.forgetObservers()
    other.forgetObservers()

    #expect(lifetimes.alive == 0, "The sequence has ended, and its observer is still kept.")
    token.dispose()
  }
}

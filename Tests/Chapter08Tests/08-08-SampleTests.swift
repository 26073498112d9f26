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

@Suite struct `8.8 sample` {
  private let source = HandSource<Int>()
  private let ticks = HandSource<Void>()
  private let log = Log()

  private func tick() {
    ticks.send(.next(()))
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.8",
      operators: ["a.sample(b)": { $0.a.sample($0.b) }]
    )
  }

  @Test func `a tick sends the newest element, once`() {
    let token = source.sample(ticks).subscribe(log.observer())

    tick()
    source.send(.next(1), .next(2))
    #expect(log.values.isEmpty, "Elements wait for a tick.")
    tick()
    tick()
    source.send(.next(3))
    tick()

    #expect(
      log.values == ["next(2)", "next(3)"],
      "The newest at each tick. At a tick with nothing new, nothing is sent."
    )
    token.dispose()
    #expect(source.living == 0 && ticks.living == 0, "`dispose()` has to reach both.")
  }

  @Test func `a default is sent when nothing is new`() {
    let token = source.sample(ticks, defaultValue: 0).subscribe(log.observer())

    tick()
    source.send(.next(1))
    tick()
    tick()

    #expect(log.values == ["next(0)", "next(1)", "next(0)"], "Each tick sends something.")
    token.dispose()
  }

  @Test(arguments: [Int?.none, 0])
  func `the end of the source waits for a tick`(defaultValue: Int?) {
    let token = source.sample(ticks, defaultValue: defaultValue).subscribe(log.observer())

    source.send(.next(1), .completed)
    #expect(log.values.isEmpty, "Nothing is sent between ticks, not even the end.")
    #expect(source.living == 0, "The source itself is disposed at once.")
    tick()

    #expect(
      log.values == ["next(1)", "completed"],
      "The tick brings the last element, and the end."
    )
    #expect(ticks.living == 0, "It is over: dispose the sampler.")
    token.dispose()
  }

  @Test func `the end of the sampler is a tick, not an end`() {
    let token = source.sample(ticks).subscribe(log.observer())

    source.send(.next(1))
    ticks.send(.completed)

    #expect(
      log.values == ["next(1)"],
      """
      The completion of the sampler is a last tick, and no end, as in RxSwift. The observer heard \
      \(log.values).
      """
    )
    #expect(source.living == 1, "The source may still fail, and the observer would hear that.")
    token.dispose()
    source.send(.error(Storm()))
    #expect(log.values == ["next(1)"], "After `dispose()` the observer hears nothing.")
  }

  @Test func `after the end of the sampler the result never completes`() {
    let token = source.sample(ticks, defaultValue: 0).subscribe(log.observer())

    source.send(.next(1))
    ticks.send(.completed)
    source.send(.next(2), .completed)

    #expect(
      log.values == ["next(1)"],
      """
      The sampler has completed, so no tick can bring 2 or the completion of the source, as in \
      RxSwift. The observer heard \(log.values).
      """
    )
    #expect(source.living == 0, "The source has completed, and is still subscribed.")
    token.dispose()
  }

  @Test func `the end of both ends the result`() {
    _ = source.sample(ticks).subscribe(log.observer())

    source.send(.next(1), .completed)
    ticks.send(.completed)

    #expect(log.values == ["next(1)", "completed"], "The sampler's end is the last tick.")
  }

  @Test func `an error of either ends the result at once`() {
    _ = source.sample(ticks).subscribe(log.observer())
    source.send(.next(1), .error(Storm()))
    #expect(
      log.values == ["error(storm)"],
      "An error does not wait for a tick, and 1 is dropped."
    )
    #expect(ticks.living == 0, "It is over: dispose the sampler.")

    let other = Log()
    _ = source.sample(ticks).subscribe(other.observer())
    ticks.send(.error(Storm()))
    #expect(other.values == ["error(storm)"], "An error of the sampler ends the result, too.")
    #expect(source.living == 0, "It is over: dispose the source.")
  }

  @Test func `the source is subscribed first`() {
    noted("source", source, in: log).sample(noted("ticks", ticks, in: log))
      .subscribe { _ in }
      .dispose()

    #expect(
      log.values.prefix(2) == ["source subscribed", "ticks subscribed"],
      "An element that comes inside `subscribe` is there for the first tick."
    )
    #expect(
      log.values.dropFirst(2).sorted() == ["source disposed", "ticks disposed"],
      "`dispose()` ends both subscriptions, in either order."
    )
  }

  @Test(arguments: [Event<Void>.next(()), .completed])
  func `an observer that causes a tick does not hear its element twice`(tick: Event<Void>) {
    let returned = onThreads(1) { [source, ticks, log] _ in
      let token = source.sample(ticks)
        .subscribe { (event: Event<Int>) in
          log.record("\(event)")
          if log.values.count < 3 { ticks.send(.next(())) }
        }
      source.send(.next(1))
      ticks.send(tick)
      token.dispose()
    }

    #expect(returned, "The thread waits for itself, for a lock that it holds: a deadlock.")
    #expect(
      log.values == ["next(1)"],
      "The element was sent: at the next tick there is nothing new."
    )
  }

  @Test func `a tick that the observer causes while it hears an element is a tick`() {
    let token = source.sample(ticks, defaultValue: 0)
      .subscribe { [source, ticks, log] (event: Event<Int>) in
        log.record("\(event)")
        guard event.element == 1 else { return }
        source.send(.next(2))
        ticks.send(.next(()), .next(()))
      }
    source.send(.next(1))
    tick()

    #expect(
      log.values == ["next(1)", "next(2)", "next(0)"],
      """
      While it was hearing 1, the observer made the source send 2, and the sampler tick twice. 2 is new \
      at the first of these ticks; at the second, there is nothing new, and the default is sent. The \
      observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `what the observer sends while it hears an element waits for the next tick`() {
    let token = source.sample(ticks)
      .subscribe { [source, log] (event: Event<Int>) in
        log.record("\(event)")
        if event.element == 1 { source.send(.next(2)) }
      }
    source.send(.next(1))
    tick()
    #expect(
      log.values == ["next(1)"],
      "The observer made the source send 2 while it was hearing 1. It has heard \(log.values)."
    )
    tick()
    #expect(
      log.values == ["next(1)", "next(2)"],
      "2 came while the observer was hearing 1, and is new at the next tick. It heard \(log.values)."
    )
    token.dispose()
  }

  @Test(arguments: [Event<Void>.next(()), .completed])
  func `an end that comes while the last element is heard needs no other tick`(tick: Event<Void>) {
    let token = source.sample(ticks)
      .subscribe { [source, log] (event: Event<Int>) in
        log.record("\(event)")
        if event.element == 1 { source.send(.completed) }
      }
    source.send(.next(1))
    ticks.send(tick)

    #expect(
      log.values == ["next(1)", "completed"],
      """
      While it was hearing 1, the observer made the source complete, and the tick was not over yet. \
      (The sampler sent \(tick).) The observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: [Event<Void>.next(()), .completed])
  func `the tick that ends it sends the default, too`(tick: Event<Void>) {
    let token = source.sample(ticks, defaultValue: 0).subscribe(log.observer())

    source.send(.completed)
    ticks.send(tick)

    #expect(
      log.values == ["next(0)", "completed"],
      """
      The last tick is a tick: with nothing new, it sends the default. (The sampler sent \(tick).) The \
      observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `the completion of the sampler sends the default, too`() {
    let token = source.sample(ticks, defaultValue: 0).subscribe(log.observer())

    source.send(.next(1))
    tick()
    ticks.send(.completed)

    #expect(
      log.values == ["next(1)", "next(0)"],
      """
      The completion of the sampler is a tick: with nothing new, it sends the default. The observer \
      heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `an end is heard before any source is disposed because of it`() {
    let failed = [Event<Int>.error(Storm())]
    expectHeardBeforeFreed([.next(1)] + failed) { $0.sample($1) }
    expectHeardBeforeFreed([.next(1)], failed) { $0.sample($1) }
    expectHeardBeforeFreed([.next(1), .completed], [.next(0)], subscribed: ["the second"]) {
      $0.sample($1)
    }
    // A sampler that has completed may be disposed then, or with the result.
    expectHeardBeforeFreed(
      [.next(1), .completed],
      [.completed],
      subscribed: ["the second"],
      or: []
    ) {
      $0.sample($1)
    }
  }

  @Test func `it keeps the rules that every operator keeps`() {
    // With one source for both, its completion is that of the sampler, which may be disposed at once.
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.sample($0) }
    expectOneEnd(at: .error(Storm()), "error(storm)") { Observable.never().sample($0) }
    expectOneEnd(at: .completed, "completed", mayBeFreed: true) { Observable.empty().sample($0) }
    expectOneEnd(at: .next(0), "completed") { Observable.empty().sample($0) }
  }

  @Test func `two threads send, and the observer hears one event at a time`() {
    expectOneAtATime([.next(1), .completed], [.next(0)], next: [.next(0)], hears: ["1 completed"]) {
      $0.sample($1)
    }
    expectOneAtATime(
      [.next(1), .error(Storm())],
      [.next(0), .error(Storm())],
      hears: ["0 error(storm)", "1 error(storm)", "error(storm)"]
    ) {
      $0.sample($1, defaultValue: 0)
    }
  }
}

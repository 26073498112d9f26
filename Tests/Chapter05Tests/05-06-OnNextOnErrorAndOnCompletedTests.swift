import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

/// An observer that records which of its methods were called.
private struct MethodObserver: ObserverType {
  let log: Log

  func on(_ event: Event<Int>) { log.record("on(\(event))") }
  func onNext(_ element: Int) { log.record("onNext(\(element))") }
  func onError(_ error: any Error) { log.record("onError(\(error))") }
  func onCompleted() { log.record("onCompleted()") }
}

/// A source that calls a method for each element and each end, and makes no events.
private final class MethodSource: Observable<Int>, @unchecked Sendable {
  // Unchecked: one test uses it, on one thread.
  private(set) var observer: AnyObserver<Int>?

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    self.observer = AnyObserver(observer)
    return Disposables.create()
  }
}

/// A sink that is about to end.
private final class Ends {
  let log = Log()
  let source = CountingDisposable()
  let sink: Sink<AnyObserver<Int>>

  init(_ race: Scenario = Scenario()) {
    let disposer = SinkDisposer()
    let observer = AnyObserver<Int> { [log] event in
      race.step("hears \(event)")
      log.record("\(event)")
    }
    sink = Sink(observer: observer, cancel: disposer)
    disposer.setSinkAndSubscription(sink: sink, subscription: source)
  }
}

@Suite struct `5.6 onNext, onError and onCompleted` {
  @Test func `map transforms each element`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.map { "no. \($0)" }.subscribe(log.observer())
    source.send(.next(1), .next(2), .completed)

    #expect(
      log.values == ["next(no. 1)", "next(no. 2)", "completed"],
      "One element in, one element out, and the end unchanged."
    )
    token.dispose()
  }

  @Test func `filter passes on what satisfies the condition`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.filter { $0 % 2 == 0 }.subscribe(log.observer())
    source.send(.next(1), .next(2), .next(3), .next(4), .completed)

    #expect(
      log.values == ["next(2)", "next(4)", "completed"],
      "The even ones, in order, and the end unchanged."
    )
    token.dispose()
  }

  @Test func `filter asks about each element once, and ends even if nothing has passed`() {
    let (log, asked) = (Log(), Recorder<Int>())
    let source = HandSource<Int>()

    let token =
      source.filter { number in
        asked.record(number)
        return false
      }
      .subscribe(log.observer())
    source.send(.next(1), .next(2), .completed)

    #expect(asked.values == [1, 2], "The condition may be slow: call it once per element.")
    #expect(log.values == ["completed"], "An end is not an element, and always passes.")
    token.dispose()
  }

  @Test func `an end is sent once, then the source is freed`() {
    for error in [nil, Storm()] {
      let ends = Ends()

      if let error { ends.sink.fail(with: error) } else { ends.sink.complete() }
      ends.sink.complete()
      ends.sink.fail(with: Storm())
      ends.sink.forwardNext(9)

      #expect(
        ends.log.values == [error.map { "error(\($0))" } ?? "completed"],
        """
        The sink was ended, then ended twice more, then given an element. Its observer has to hear \
        the first of these, and nothing else; it heard \(ends.log.values).
        """
      )
      #expect(
        ends.source.disposals == 1,
        """
        With the end everything is disposed, once. The subscription to the source was disposed \
        \(ends.source.disposals) times.
        """
      )
    }
  }

  @Test func `a disposed sink sends no end`() {
    let ends = Ends()

    ends.sink.dispose()
    ends.sink.complete()
    ends.sink.fail(with: Storm())

    #expect(ends.log.values.isEmpty, "After `dispose()` there is nothing to hear, not even an end.")
  }

  @Test func `map keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.map { $0 } }
  }

  @Test func `filter keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.filter { _ in true } }
  }

  @Test func `a second end frees nothing while the first is heard`() {
    let (log, source) = (Log(), HandSource<Int>())
    let token = source.map { $0 }
      .subscribe(
        AnyObserver { event in
          log.record("\(event)")
          // Once is enough to show it; without this a wrong answer would never return.
          guard log.values.count == 1 else { return }
          source.send(.error(Storm()))
          log.record("subscribed: \(source.living)")
        }
      )

    source.send(.completed)

    #expect(
      log.values == ["completed", "subscribed: 1"],
      """
      While the observer was hearing `completed`, it made the source send an error. That is not an \
      end any more: nobody hears it, and it frees nothing before the observer has returned.
      """
    )
    #expect(source.living == 0, "The sequence has ended, and its source is still subscribed to.")
    token.dispose()
  }

  @Test(arguments: ["map", "filter"])
  func `a closure that throws ends the sequence, and frees the source`(operator: String) {
    let (log, asked) = (Log(), Recorder<Int>())
    let source = HandSource<Int>()
    func check(_ number: Int) throws {
      asked.record(number)
      if number == 2 { throw Storm() }
    }
    let result =
      `operator` == "map"
      ? source.map { number in
        try check(number)
        return number
      }
      : source.filter { number in
        try check(number)
        return true
      }

    let token = result.subscribe(
      AnyObserver { event in
        log.record("\(event), subscribed: \(source.living)")
        // Once is enough to show it; without this a wrong answer would never return.
        if event.isStopEvent, log.values.count < 3 { source.send(.next(5), .completed) }
      }
    )
    source.send(.next(1), .next(2), .next(3))

    #expect(
      log.values == ["next(1), subscribed: 1", "error(storm), subscribed: 1"],
      """
      What a closure throws is an error of the sequence. Nothing comes after it, even if the observer \
      makes the source send more, and it is heard before the source is disposed.
      """
    )
    #expect(
      source.living == 0,
      """
      The source is still subscribed, and works for nobody. It was not the source that ended: \
      `\(`operator`)` has to dispose what it is subscribed to.
      """
    )
    #expect(
      asked.values.prefix(2) == [1, 2],
      "The closure is called once for each element that comes before the end."
    )
    token.dispose()
  }

  @Test(arguments: ["map", "filter"])
  func `an element goes from onNext to onNext, and is never made an event`(operator: String) {
    let log = Log()
    let source = MethodSource()
    let result = `operator` == "map" ? source.map { $0 } : source.filter { _ in true }

    for end in [nil, Storm()] {
      _ = result.subscribe(MethodObserver(log: log))
      source.observer?.onNext(1)
      if let end { source.observer?.onError(end) } else { source.observer?.onCompleted() }
    }

    #expect(
      log.values == ["onNext(1)", "onCompleted()", "onNext(1)", "onError(storm)"],
      """
      The source called `onNext`, and then `onCompleted` or `onError`. The observer behind \
      `\(`operator`)` was called with \(log.values).
      """
    )
  }

  @Test func `of two ends on two threads one is sent`() {
    inEveryInterleaving(
      """
      Checking whether the sink has stopped and stopping it must be one step, or both threads may \
      find that it has not stopped: a race condition.
      """
    ) { race in
      let ends = Ends(race)
      race.thread { ends.sink.complete() }
      race.thread { ends.sink.fail(with: Storm()) }
      race.atEnd {
        if ends.log.values.count != 1 {
          return "Two threads brought an end each, and the observer heard \(ends.log.inWords)."
        }
        return ends.source.disposals == 1
          ? nil : "Two threads brought an end each, and the source is still subscribed to."
      }
    }
  }

  @Test func `what another thread sends after the end does not come through`() {
    inEveryInterleaving("The sink has to stop before the observer hears the end.") { race in
      let ends = Ends(race)
      let (isOver, late) = (CountingDisposable(), Log())
      race.thread("ends") {
        ends.sink.complete()
        race.step("has sent the end")
        isOver.dispose()
      }
      race.thread("sends") {
        for number in 1...2 {
          race.step("sends \(number)")
          if isOver.disposals > 0 || ends.log.values.contains("completed") {
            late.record("next(\(number))")
          }
          ends.sink.forwardNext(number)
        }
      }
      race.atEnd {
        if ends.log.values.count(where: { $0 == "completed" }) != 1 {
          return "One thread completed the sequence, and the observer heard \(ends.log.inWords)."
        }
        return late.values.first(where: ends.log.values.contains)
          .map { "The observer had heard the end when \($0) was sent, and heard that, too." }
      }
    }
  }

  @Test func `a dispose on one thread meets an end on another`() {
    inEveryInterleaving(
      """
      Either the end comes first and is heard, or `dispose()` comes first and nothing is; the source \
      is freed once in any case.
      """
    ) { race in
      let ends = Ends(race)
      race.thread("disposes") { ends.sink.cancel.dispose() }
      race.thread("ends") {
        ends.sink.complete()
        ends.sink.fail(with: Storm())
      }
      race.atEnd {
        if !ends.log.values.isEmpty, ends.log.values != ["completed"] {
          return "The observer heard \(ends.log.inWords)."
        }
        return ends.source.disposals == 1
          ? nil : "The subscription to the source was disposed \(ends.source.disposals) times."
      }
    }
  }

  @Test func `their closures are freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source
        .map { number in
          probe.touch()
          return number
        }
        .filter { _ in
          probe.touch()
          return true
        }
    }
  }
}

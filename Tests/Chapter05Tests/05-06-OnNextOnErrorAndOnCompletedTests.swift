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

/// A sink that tells ends in a way of its own, as one that has a lock does.
private final class TellsItself: OperatorSink<Int, AnyObserver<Int>> {
  let log: Log
  private let source: CountingDisposable

  init(log: Log, source: CountingDisposable) {
    (self.log, self.source) = (log, source)
    let cancel = SinkDisposer()
    super.init(observer: log.observer(), cancel: cancel)
    cancel.setSinkAndSubscription(sink: self, subscription: source)
  }

  override func tellEnd(_ error: (any Error)?) {
    log.record("locks, stopped: \(isDisposed), freed: \(source.disposals)")
    super.tellEnd(error)
    log.record("unlocks, freed: \(source.disposals)")
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

  @Test(arguments: ["complete()", "fail(with:)", "onCompleted()", "onError(_:)"])
  func `an end is told where a subclass says how`(_ way: String) {
    let (log, source) = (Log(), CountingDisposable())
    let sink = TellsItself(log: log, source: source)

    for _ in 1...2 {
      switch way {
      case "complete()": sink.complete()
      case "fail(with:)": sink.fail(with: Storm())
      case "onCompleted()": sink.onCompleted()
      default: sink.onError(Storm())
      }
    }

    #expect(
      log.values == [
        "locks, stopped: true, freed: 0",
        way.contains("omplete") ? "completed" : "error(storm)",
        "unlocks, freed: 0",
      ],
      """
      A sink with a lock overrides `tellEnd(_:)`, and holds the lock while the end is heard. After two \
      calls of `\(way)` this had happened: \(log.inWords).
      """
    )
    #expect(source.disposals == 1, "It is over, and the source is still subscribed to.")
  }

  @Test func `map keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.map { $0 } }
  }

  @Test func `filter keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.filter { _ in true } }
  }

  /// `map` or `filter`, passing on what it receives; its closure throws for 2 and what is greater.
  private func throwing(_ name: String, _ source: Observable<Int>) -> Observable<Int> {
    name == "map"
      ? source.map { number in
        if number >= 2 { throw Hail() }
        return number
      }
      : source.filter { number in
        if number >= 2 { throw Hail() }
        return true
      }
  }

  @Test(arguments: ["map", "filter"], [Event<Int>.completed, .error(Storm()), .next(2)])
  func `a second end frees nothing while the first is heard`(
    operator: String,
    first: Event<Int>
  ) {
    let (log, source) = (Log(), HandSource<Int>())
    let token = throwing(`operator`, source)
      .subscribe(
        AnyObserver { event in
          log.record("\(event)")
          // Once is enough to show it; without this a wrong answer would never return.
          guard log.values.count == 1 else { return }
          for second in [Event<Int>.completed, .error(Storm()), .next(3)] {
            source.send(second)
            log.record("subscribed: \(source.living)")
          }
        }
      )

    source.send(first)

    let end = first.element == nil ? "\(first)" : "error(hail)"
    #expect(
      log.values == [end] + Array(repeating: "subscribed: 1", count: 3),
      """
      While the observer was hearing \(end), it made the source complete, fail, and send 3, for which \
      the closure throws. None of these is an end any more: nobody hears it, and it frees nothing \
      before the observer has returned.
      """
    )
    #expect(source.living == 0, "The sequence has ended, and its source is still subscribed to.")
    token.dispose()
  }

  @Test(arguments: ["map", "filter"], Interruption.all)
  func `what is over while the closure runs is over`(
    operator: String,
    interruption: Interruption
  ) {
    let (heard, disposals) = interruption.run { source, asked in
      `operator` == "map"
        ? source.map { number in
          try asked()
          return number
        }
        : source.filter { _ in
          try asked()
          return true
        }
    }

    #expect(heard == interruption.heard, "`\(`operator`)`: \(interruption.story)")
    #expect(
      disposals == 1,
      "The source has to be disposed, once. It was disposed \(disposals ?? 0) times."
    )
  }

  @Test(arguments: ["map", "filter"], [Event<Int>.completed, .error(Storm()), .next(2)])
  func `after an end inside subscribe nothing comes`(operator: String, last: Event<Int>) {
    let log = Log()
    let source = HastySource([.next(1), last, .next(1), .completed, .error(Storm())])

    let token = throwing(`operator`, source).subscribe(log.observer())

    let end = last.element == nil ? "\(last)" : "error(hail)"
    #expect(
      log.values == ["next(1)", end],
      """
      The source sends all before `subscribe` returns: 1, then \
      \(last.element == nil ? end : "2, for which the closure throws"), then more. After the end the \
      observer may hear nothing, though the token does not know its sink yet.
      """
    )
    #expect(
      source.subscription.disposals == 1,
      "It is over. What `subscribe` returned has to be disposed, once."
    )
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
    let result = throwing(`operator`, source)

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

    let thrown = Log()
    _ = result.subscribe(MethodObserver(log: thrown))
    source.observer?.onNext(2)
    #expect(
      thrown.values == ["onError(hail)"],
      """
      For 2 the closure of `\(`operator`)` throws. The observer was called with \(thrown.inWords); this \
      end has a path of its own, like all others.
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

  @Test(arguments: ["map", "filter"], [Event<Int>.next(2), .error(Storm())])
  func `of two ends that go through an operator one is sent`(
    operator: String,
    other: Event<Int>
  ) {
    inEveryInterleaving(
      "Of two ends the first is sent. To find out which it is and to stop has to be one step."
    ) { race in
      let (log, source) = (Log(), HandSource<Int>())
      let token = throwing(`operator`, source)
        .subscribe(
          AnyObserver { event in
            race.step("hears \(event)")
            log.record("\(event)")
          }
        )
      race.thread("completes") { source.send(.completed) }
      race.thread(other.element == nil ? "sends an error" : "sends 2, and the closure throws") {
        source.send(other)
      }
      race.atEnd {
        let disposals = source.subscriptions.first?.disposals ?? 0
        token.dispose()
        if log.values.count != 1 {
          return """
            One thread completed, another brought an error, and the observer behind `\(`operator`)` \
            heard \(log.inWords).
            """
        }
        return disposals == 1 ? nil : "It is over, and the source was disposed \(disposals) times."
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

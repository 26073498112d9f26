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

/// A sink, its token, and what its observer has heard.
private struct Round {
  let log = Log()
  let source = CountingDisposable()
  let disposer = SinkDisposer()
  let sink: Sink<AnyObserver<Int>>

  init(_ race: Scenario) {
    let observer = AnyObserver<Int> { [log] event in
      race.step("hears \(event)")
      log.record("\(event)")
    }
    sink = Sink(observer: observer, cancel: disposer)
    disposer.setSinkAndSubscription(sink: sink, subscription: source)
  }
}

@Suite struct `5.2 Sink` {
  @Test func `it forwards events to its observer`() {
    let log = Log()
    let sink = Sink(observer: log.observer(of: Int.self), cancel: SinkDisposer())

    sink.forwardOn(.next(1))
    sink.forwardOn(.next(2))
    sink.forwardOn(.completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "Everything that a sink forwards reaches the observer, in order."
    )
  }

  @Test func `it forwards nothing once it is disposed`() {
    let log = Log()
    let sink = Sink(observer: log.observer(of: Int.self), cancel: SinkDisposer())

    sink.forwardOn(.next(1))
    sink.dispose()
    sink.forwardOn(.next(2))
    sink.forwardOn(.error(Storm()))
    sink.forwardOn(.completed)

    #expect(sink.isDisposed, "`isDisposed` has to be true once it was disposed.")
    #expect(
      log.values == ["next(1)"],
      "After `dispose()` the observer hears nothing more, not even the end."
    )
  }

  @Test func `disposing the sink disposes its token`() {
    let subscription = CountingDisposable()
    let disposer = SinkDisposer()
    let sink = Sink(observer: Log().observer(of: Int.self), cancel: disposer)
    disposer.setSinkAndSubscription(sink: sink, subscription: subscription)

    sink.dispose()

    #expect(
      subscription.disposals == 1,
      """
      When a sequence ends from the inside, it is the sink that knows. It asks its disposer, which \
      holds the subscription to the source; otherwise the source runs on for nobody.
      """
    )
    #expect(disposer.isDisposed, "The token of the sink is disposed with it.")
  }

  @Test func `disposing the disposer closes the sink`() {
    let log = Log()
    let disposer = SinkDisposer()
    let sink = Sink(observer: log.observer(of: Int.self), cancel: disposer)
    disposer.setSinkAndSubscription(sink: sink, subscription: Disposables.create())

    disposer.dispose()
    sink.forwardOn(.next(1))

    #expect(sink.isDisposed, "A subscriber disposes the token, and the token disposes its sink.")
    #expect(log.values.isEmpty, "After `dispose()` the observer hears nothing.")
  }

  @Test func `an observer may dispose while it is handling an event`() {
    let log = Log()
    let disposer = SinkDisposer()
    let observer = AnyObserver<Int> { event in
      log.record("\(event)")
      disposer.dispose()
    }
    let sink = Sink(observer: observer, cancel: disposer)
    disposer.setSinkAndSubscription(sink: sink, subscription: Disposables.create())

    sink.forwardOn(.next(1))
    sink.forwardOn(.next(2))

    #expect(log.values == ["next(1)"], "It disposed while it was handling 1, so 2 does not come.")
  }

  @Test func `a disposed sink is freed, though its token is kept`() {
    let disposer = SinkDisposer()
    var sink: Sink<AnyObserver<Int>>? = Sink(observer: Log().observer(), cancel: disposer)
    weak let left = sink
    if let sink {
      disposer.setSinkAndSubscription(sink: sink, subscription: Disposables.create())
    }

    sink = nil
    #expect(left != nil, "The token holds the sink: nobody else does, and the sink still runs.")

    disposer.dispose()
    #expect(left == nil, "The retain cycle of sink and token is broken, and the sink is freed.")
  }

  @Test func `a sink that has stopped still disposes its token`() {
    let round = Round(Scenario())

    _ = round.sink.stop()
    round.sink.dispose()

    #expect(
      round.source.disposals == 1,
      """
      A sequence that ends stops its sink first and disposes it last. So `dispose()` may find the \
      sink stopped, and the source still has to be disposed.
      """
    )
  }

  @Test func `a sink that has stopped forwards nothing, though it was not disposed yet`() {
    let round = Round(Scenario())

    _ = round.sink.stop()
    for event in [Event.next(1), .error(Storm()), .completed] { round.sink.forwardOn(event) }

    #expect(
      round.log.values.isEmpty,
      """
      The sink had stopped, and its token was not disposed yet. An element, an error and `completed` \
      were forwarded, and the observer heard \(round.log.inWords). It is the sink that lets nothing \
      through, from the moment when it stops.
      """
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end does not stop the sink`(end: Event<Int>) {
    let round = Round(Scenario())

    round.sink.forwardOn(end)
    #expect(
      !round.sink.isDisposed,
      "The sink was given \(end) to forward, and has stopped. That is up to the caller."
    )
    round.sink.forwardOn(.next(1))
    #expect(
      round.log.values == ["\(end)", "next(1)"],
      """
      Nobody has disposed. The sink was given \(end) and then 1, and the observer heard \
      \(round.log.inWords): an end is forwarded like an element, and what follows it is up to the \
      caller.
      """
    )
  }

  @Test func `an end is forwarded like an element`() {
    let round = Round(Scenario())

    round.sink.forwardOn(.completed)

    #expect(round.log.values == ["completed"], "An end reaches the observer like an element.")
    #expect(
      round.source.disposals == 0,
      """
      The sink was given `completed` to forward, and has disposed the source as well. That is up to \
      the caller, once the observer has heard the end.
      """
    )
  }

  @Test func `of two events that come at the same moment, both are forwarded`() {
    inEveryInterleaving(
      """
      An event only looks at the flag. If it changes the flag, even for a moment, it is in the way of \
      other threads.
      """
    ) { race in
      let round = Round(race)
      race.thread { round.sink.forwardOn(.next(1)) }
      race.thread { round.sink.forwardOn(.next(2)) }
      race.atEnd {
        round.log.values.sorted() == ["next(1)", "next(2)"]
          ? nil
          : """
          Two threads forwarded 1 and 2, nobody disposed, and the observer heard \
          \(round.log.inWords).
          """
      }
    }
  }

  @Test(arguments: ["the sink", "the token"])
  func `what another thread forwards after dispose does not come through`(disposed: String) {
    inEveryInterleaving(
      "Once `dispose()` has stopped the sink, nothing may come through, whatever other threads do."
    ) { race in
      let round = Round(race)
      let (returned, late) = (CountingDisposable(), Log())
      race.thread("disposes") {
        disposed == "the sink" ? round.sink.dispose() : round.disposer.dispose()
        race.step("has disposed")
        returned.dispose()
      }
      race.thread("forwards") {
        for event in [Event.next(1), .next(2), .completed] {
          race.step("forwards \(event)")
          if returned.disposals > 0 { late.record("\(event)") }
          round.sink.forwardOn(event)
        }
      }
      race.atEnd {
        if let heard = late.values.first(where: round.log.values.contains) {
          return """
            One thread had disposed \(disposed) when another forwarded \(heard), and the observer \
            heard it.
            """
        }
        return round.source.disposals == 1
          ? nil : "The subscription to the source was disposed \(round.source.disposals) times."
      }
    }
  }
}

import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

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
}

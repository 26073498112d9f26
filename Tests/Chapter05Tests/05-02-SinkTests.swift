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
      "All that a sink forwards reaches the observer, in order."
    )
  }

  @Test func `it forwards nothing once it is disposed`() {
    let log = Log()
    let sink = Sink(observer: log.observer(of: Int.self), cancel: SinkDisposer())

    sink.forwardOn(.next(1))
    sink.dispose()
    sink.forwardOn(.next(2))
    sink.forwardOn(.completed)

    #expect(sink.isDisposed, "`isDisposed` has to tell that it was disposed.")
    #expect(
      log.values == ["next(1)"],
      "Whoever has disposed wants to hear nothing more, not even the end."
    )
  }

  @Test func `disposing the sink disposes its machine`() {
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
    #expect(disposer.isDisposed, "The token of the machine knows that it is over.")
  }

  @Test func `disposing the disposer closes the sink`() {
    let log = Log()
    let disposer = SinkDisposer()
    let sink = Sink(observer: log.observer(of: Int.self), cancel: disposer)
    disposer.setSinkAndSubscription(sink: sink, subscription: Disposables.create())

    disposer.dispose()
    sink.forwardOn(.next(1))

    #expect(sink.isDisposed, "A subscriber disposes the token, and the token its sink.")
    #expect(log.values.isEmpty, "After `dispose()` the observer hears nothing.")
  }

  @Test func `an observer may dispose while it is being told`() {
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

    #expect(log.values == ["next(1)"], "It disposed while it was told 1, so 2 does not come.")
  }

  @Test func `a machine that was disposed is freed, though its token is kept`() {
    let disposer = SinkDisposer()
    var sink: Sink<AnyObserver<Int>>? = Sink(observer: Log().observer(), cancel: disposer)
    weak let left = sink
    if let sink {
      disposer.setSinkAndSubscription(sink: sink, subscription: Disposables.create())
    }

    sink = nil
    #expect(left != nil, "The token holds the sink: nobody else does, and the machine still runs.")

    disposer.dispose()
    #expect(left == nil, "The hug of sink and token is over, and the sink is free.")
  }
}

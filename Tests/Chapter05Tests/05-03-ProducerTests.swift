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

/// A producer whose sink passes everything on, and whose source the test holds.
private final class Passing<Element>: Producer<Element> {
  private let source: HandSource<Element>
  private let log: Log

  init(_ source: HandSource<Element>, log: Log = Log()) {
    self.source = source
    self.log = log
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    log.record("run")
    let sink = PassingSink(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class PassingSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  func on(_ event: Event<Observer.Element>) {
    forwardOn(event)
    if event.isStopEvent { dispose() }
  }
}

/// A producer that ends before its `run` has returned.
private final class EndsEarly: Producer<Int> {
  let subscription = CountingDisposable()

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Int {
    let sink = PassingSink(observer: observer, cancel: cancel)
    sink.on(.completed)
    return (sink, subscription)
  }
}

/// A producer whose token is disposed inside `run`, when it does not know its sink yet.
private final class DisposesEarly: Producer<Int> {
  let log = Log()

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Int {
    cancel.dispose()
    return (
      Disposables.create { [log] in log.record("sink") },
      Disposables.create { [log] in log.record("subscription") }
    )
  }
}

/// A producer whose source sends once more while it is being disposed.
private final class SendsWhileDisposed: Producer<Int> {
  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Int {
    let sink = PassingSink(observer: observer, cancel: cancel)
    return (sink, Disposables.create { sink.on(.next(1)) })
  }
}

/// A producer whose sink has stopped when `run` returns: another thread is telling its observer the end.
private final class StopsEarly: Producer<Int> {
  let subscription = CountingDisposable()

  private struct Stopped: Cancelable {
    let isDisposed = true

    func dispose() {}
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Int {
    (Stopped(), subscription)
  }
}

/// A producer whose sink and subscription know nothing of the token that they belong to.
private final class KnowsNoToken: Producer<Int> {
  let log = Log()

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Int {
    (
      Disposables.create { [log] in log.record("sink") },
      Disposables.create { [log] in log.record("subscription") }
    )
  }
}

@Suite struct `5.3 Producer` {
  @Test func `a producer does nothing until somebody subscribes`() {
    let log = Log()
    let source = HandSource<Int>()
    let passing = Passing(source, log: log)

    #expect(log.values.isEmpty, "Nobody has subscribed, so there is nothing to build.")

    _ = passing.subscribe(Log().observer())
    _ = passing.subscribe(Log().observer())

    #expect(
      log.values == ["run", "run"],
      "One producer, two subscriptions, two sinks: `run` is called once for each."
    )
    #expect(source.living == 2, "Each sink has its own subscription to the source.")
  }

  @Test func `events of the source reach the observer`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = Passing(source).subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["next(1)", "next(2)"],
      "The sink was built in front of this observer, which gets whatever comes out of it."
    )
    token.dispose()
  }

  @Test func `disposing the token stops the sink and the source`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = Passing(source).subscribe(log.observer())
    source.send(.next(1))
    token.dispose()
    source.send(.next(2), .completed)

    #expect(log.values == ["next(1)"], "Nothing reaches the observer after `dispose()`.")
    #expect(
      source.living == 0,
      """
      The subscription to the source lives on. `run` returned it together with the sink: both belong \
      to the token, and nothing else can end them.
      """
    )
  }

  @Test func `the sink stops before the source is told to stop`() {
    let log = Log()
    let token = SendsWhileDisposed().subscribe(log.observer())
    token.dispose()

    #expect(
      log.values.isEmpty,
      """
      The source sent once more while it was being disposed, and the sink had not stopped yet. The \
      observer had disposed, but still heard it.
      """
    )
  }

  @Test func `disposing one subscription leaves the other alone`() {
    let first = Log()
    let second = Log()
    let source = HandSource<Int>()
    let passing = Passing(source)

    let token = passing.subscribe(first.observer())
    let other = passing.subscribe(second.observer())
    token.dispose()
    source.send(.next(1))

    #expect(first.values.isEmpty, "This one was disposed.")
    #expect(second.values == ["next(1)"], "Each subscription has a token of its own.")
    other.dispose()
  }

  @Test func `a sink that ends inside run is cleaned up`() {
    let log = Log()
    let early = EndsEarly()

    let token = early.subscribe(log.observer())

    #expect(log.values == ["completed"], "The end reached the observer inside `subscribe`.")
    #expect(
      early.subscription.disposals == 1,
      """
      The sequence had ended before the token was given anything to dispose. It must still be given \
      the two, and dispose them at once.
      """
    )
    #expect(
      (token as? Cancelable)?.isDisposed == true,
      """
      `subscribe` returns the disposer, also of a sequence that has ended: whoever asks it hears that it was \
      disposed. It returned \(token).
      """
    )
    token.dispose()
    #expect(early.subscription.disposals == 1, "It was already disposed, and once is enough.")
  }

  @Test func `if the token is disposed inside run, both are disposed when they come`() {
    let early = DisposesEarly()

    let token = early.subscribe(Log().observer())

    #expect(
      early.log.values == ["sink", "subscription"],
      """
      `run` disposes the token, and then returns a sink and a subscription. These were disposed: \
      \(early.log.inWords). Both come late: the sink is silenced, and then the source is told to stop.
      """
    )
    token.dispose()
  }

  @Test func `the token disposes a pair that does not hold it`() {
    let producer = KnowsNoToken()

    let token = producer.subscribe(Log().observer())
    #expect(producer.log.values.isEmpty, "Nobody has disposed anything yet.")
    token.dispose()

    #expect(
      producer.log.values == ["sink", "subscription"],
      """
      Neither the sink nor the subscription holds `cancel`, so whoever subscribed has the only way to it. \
      After `dispose()`, these were disposed: \(producer.log.inWords).
      """
    )
  }

  @Test func `a sink that has stopped may still be telling the end`() {
    let producer = StopsEarly()

    let token = producer.subscribe(Log().observer())
    #expect(
      producer.subscription.disposals == 0,
      """
      The sink says that it has stopped. Another thread may still be telling its observer the end, and \
      disposes the token after that. Nobody has disposed the token yet, and the source was told to stop.
      """
    )
    token.dispose()
    #expect(producer.subscription.disposals == 1, "Now the token was disposed.")
  }

  @Test func `an end frees the chain, though the token is kept`() {
    let source = HandSource<Int>()
    var token: Disposable?
    let trace = Trace.of { token = Passing(source).subscribe(Log().observer()) }

    trace.resume { source.send(.completed) }
    source.forgetObservers()

    #expect(
      source.living == 0,
      "The sequence has ended, and its source is still subscribed to: does the sink know the token?"
    )
    #expect(
      !trace.alive.contains("PassingSink#1"),
      """
      The sequence has ended, and its sink is still in memory. The subscriber keeps the token, and \
      what the token holds with it: `subscribe` has to return the token that the sink disposes.
      """
    )
    token?.dispose()
  }

  @Test func `a disposed chain is freed, though the token is kept`() {
    let source = HandSource<Int>()
    var token: Disposable?
    let trace = Trace.of { token = Passing(source).subscribe(Log().observer()) }

    source.forgetObservers()
    #expect(
      trace.alive.contains("PassingSink#1"),
      "The sink runs, and its token keeps it alive, even when the source does not."
    )

    trace.resume { token?.dispose() }
    #expect(
      !trace.alive.contains("PassingSink#1"),
      "The subscription is over. A token that is still kept must not keep the sink with it."
    )
    token?.dispose()
  }
}

import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.9 observe(on:)` {
  let log = Log()
  let source = HandSource<Int>()
  let scheduler = HandScheduler()
  private let bench = QueueBench()

  @Test func `it moves what is below it, and not what is above`() {
    let blue = QueueBench("blue")
    let token = source.map(noting("above", in: log)).observe(on: blue.scheduler)
      .map(noting("between", in: log)).observe(on: bench.scheduler)
      .subscribe { [log] _ in log.record("below on \(Colour.current)") }
    source.send(.next(1))
    #expect(blue.queue.settle() && bench.queue.settle(), "The queues did not finish.")

    #expect(
      log.values == ["above on no colour", "between on blue", "below on bench"],
      """
      Read it from top to bottom. A hop counts from where it stands to the next one; what is above \
      runs where the source sent.
      """
    )
    token.dispose()
  }

  @Test func `a queue delivers events in their order, and the end last`() {
    let token = source.observe(on: bench.scheduler).subscribe(log.observer())
    bench.queue.whileItStands {
      source.send(.next(1), .next(2), .error(Storm()), .next(3))
      #expect(
        log.values.isEmpty,
        "The queue was suspended, and something was delivered all the same."
      )
    }
    #expect(bench.queue.settle(), "The queue did not finish.")
    #expect(
      log.values == ["next(1)", "next(2)", "error(storm)"],
      "What came first has to arrive first."
    )
    #expect(source.living == 0, "The source is disposed after an end.")
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())], [false, true])
  func `an end takes a turn of the queue, even if nothing waits`(
    _ end: Event<Int>,
    _ hasDelivered: Bool
  ) {
    let token = source.observe(on: bench.scheduler).subscribe(log.observer())
    let elements = hasDelivered ? ["next(1)"] : []
    if hasDelivered { source.send(.next(1)) }
    #expect(bench.queue.settle(), "The queue did not finish.")
    bench.queue.whileItStands {
      source.send(end)
      #expect(
        log.values == elements,
        "The queue was suspended, and \(end) arrived all the same, where the source had sent it."
      )
    }
    #expect(bench.queue.settle(), "The queue did not finish.")
    #expect(log.values == elements + ["\(end)"], "The end has to arrive, once.")
    token.dispose()
  }

  @Test func `what the queue has delivered is not kept`() {
    let (source, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let token = source.observe(on: bench.scheduler).subscribe { [log] _ in log.record("heard") }
    for _ in 0..<3 { source.send(.next(lifetimes.probe())) }
    #expect(bench.queue.settle(), "The queue did not finish.")
    #expect(log.values.count == 3, "Three elements were sent.")
    #expect(
      eventually { lifetimes.alive == 0 },
      """
      Three elements were delivered, and \(lifetimes.alive) are still in memory. An endless source \
      would need endless memory.
      """
    )
    token.dispose()
  }

  @Test func `what waits on the queue is not delivered after dispose`() {
    let lifetimes = Lifetimes()
    let token = source.observe(on: bench.scheduler)
      .subscribe { [log, probe = lifetimes.probe()] event in
        probe.touch()
        log.record("\(event)")
      }
    bench.queue.whileItStands {
      source.send(.next(1), .completed)
      token.dispose()
    }
    #expect(bench.queue.settle(), "The queue did not finish.")
    #expect(log.values.isEmpty, "It was disposed before the queue had time for the events.")
    #expect(source.living == 0, "`dispose()` has to reach the source.")
    source.forgetObservers()
    #expect(eventually { lifetimes.alive == 0 }, "It was disposed, and the observer is still kept.")
  }

  @Test func `what is sent after dispose is not put on the queue`() {
    let (source, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let token = source.observe(on: bench.scheduler).subscribe { _ in }
    token.dispose()
    bench.queue.whileItStands {
      source.send(.next(lifetimes.probe()))
      #expect(
        lifetimes.alive == 0,
        """
        The source went on after `dispose()`, and its element is on the queue, where it waits for \
        nobody. A busy queue would be given more and more of them.
        """
      )
    }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end that is sent after dispose is not put on the queue`(end: Event<Int>) {
    let scheduler = Express(serialQueue: bench.queue)
    source.observe(on: scheduler).subscribe(log.observer()).dispose()
    source.send(end)

    #expect(
      scheduler.hops.values.isEmpty,
      "The source ended after `dispose()`, and its end was sent to the queue, where nobody wants it."
    )
    #expect(log.values.isEmpty, "The source ended after `dispose()`, and the observer heard it.")
  }

  @Test func `on main, with nothing pending, an element arrives at once`() {
    let scheduler = MainScheduler()
    onMain {
      _ = source.observe(on: scheduler).subscribe(log.observer())
      source.send(.next(1))
      log.record("sent")
    }
    #expect(log.values == ["next(1)", "sent"], "We are on main: there is nothing to wait for.")
  }

  /// Lets the observer make the source send something, on a scheduler that delivers at once.
  ///
  /// - Returns: Whether it came to an end; if not, a test that does the same stops the program.
  private func isOpenWhileAHopArrives() -> Bool {
    let (source, token) = (HandSource<Int>(), SerialDisposable())
    return onAWatchedThread(
      """
      A hop arrived at once, as it may on main, and the observer made the source send more. The lock \
      was held while the hop was performed.
      """
    ) { [bench] in
      token.disposable = source.observe(on: Express(serialQueue: bench.queue))
        .subscribe { event in if event.element == 1 { source.send(.next(2)) } }
      source.send(.next(1))
      token.dispose()
    }
  }

  @Test func `on main, a reentrant element is delivered afterwards`() {
    guard isOpenWhileAHopArrives() else { return }
    let scheduler = MainScheduler()
    onMain {
      _ = source.observe(on: scheduler)
        .subscribe { [log, source] event in
          log.record("\(event) begins")
          if event.element == 1 { source.send(.next(2), .completed) }
          log.record("\(event) ends")
        }
      source.send(.next(1))
    }
    #expect(DispatchQueue.main.settle(), "The main queue did not finish.")
    #expect(
      log.values
        == ["next(1)", "next(2)", "completed"].flatMap { ["\($0) begins", "\($0) ends"] },
      "While one element is being delivered, the next one has to wait."
    )
  }

  @MainActor @Test func `on main it keeps the rules that every operator keeps`() {
    // This test runs on main, and waits for nothing that main has to do. Each subscription has a
    // scheduler of its own, which is idle: so everything arrives at once, as the rules expect.
    guard isOpenWhileAHopArrives() else { return }
    expectKeepsTheRules { $0.observe(on: MainScheduler()) }
  }

  @Test func `thousands of elements arrive on a queue`() {
    let (heard, ended) = (Recorder<Int>(), CountDown())
    let token = Observable.from(0..<5_000).observe(on: bench.scheduler)
      .subscribe(onNext: { heard.record($0) }, onCompleted: { ended.arrive() })
    // All was sent inside `subscribe`, so the queue has it all, or at least the first of it.
    #expect(bench.queue.settle(), "The queue did not finish.")
    guard !heard.values.isEmpty else {
      Issue.record("Five thousand elements were sent, and none arrived.")
      return
    }
    #expect(ended.wait(), "It never ends.")
    #expect(heard.values == Array(0..<5_000), "All of them have to arrive, in their order.")
    token.dispose()
  }
}

/// Performs each hop where it is, as the main scheduler does with the first, and notes it.
private final class Express: SerialDispatchQueueScheduler, @unchecked Sendable {
  // Unchecked, as the class above: all fields are constants, and this one guards itself.
  let hops = Log()

  override func perform(_ work: QueueWork) {
    hops.record("hop")
    work.run()
  }
}

import ContractTesting
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

@Suite struct `5.1 SinkDisposer` {
  @Test func `disposing it disposes the sink and the subscription`() {
    let sink = CountingDisposable()
    let subscription = CountingDisposable()
    let disposer = SinkDisposer()

    disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
    #expect(
      sink.disposals == 0 && subscription.disposals == 0,
      "Nobody has called `dispose()` yet: setting the two only keeps them."
    )

    disposer.dispose()
    #expect(sink.disposals == 1, "The sink has to be disposed, or it goes on forwarding events.")
    #expect(subscription.disposals == 1, "The subscription has to be disposed, too.")
    #expect(disposer.isDisposed, "`isDisposed` has to be true once it was disposed.")
  }

  @Test func `the sink is disposed before the subscription`() {
    let log = Log()
    let disposer = SinkDisposer()
    disposer.setSinkAndSubscription(
      sink: Disposables.create { log.record("sink") },
      subscription: Disposables.create { log.record("subscription") }
    )

    disposer.dispose()

    #expect(
      log.values == ["sink", "subscription"],
      """
      The sink first: a source that sends something while it is being disposed must find the sink \
      closed.
      """
    )
  }

  @Test func `what comes after dispose is disposed at once`() {
    let sink = CountingDisposable()
    let subscription = CountingDisposable()
    let disposer = SinkDisposer()

    disposer.dispose()
    #expect(disposer.isDisposed, "It was disposed, though there was nothing to dispose yet.")
    disposer.setSinkAndSubscription(sink: sink, subscription: subscription)

    #expect(
      sink.disposals == 1 && subscription.disposals == 1,
      """
      `take(1)` may end a sequence while its source is still subscribing. Then `dispose()` comes \
      first and the two come late: nobody will call again, so they are disposed on arrival.
      """
    )
  }

  @Test func `each is disposed once, however often it is called`() {
    let sink = CountingDisposable()
    let subscription = CountingDisposable()
    let disposer = SinkDisposer()

    disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
    disposer.dispose()
    disposer.dispose()

    #expect(sink.disposals == 1, "The second `dispose()` has nothing left to do.")
    #expect(subscription.disposals == 1, "The second `dispose()` has nothing left to do.")
  }

  @Test func `disposing it from within its own disposal is harmless`() {
    let subscription = CountingDisposable()
    let disposer = SinkDisposer()
    disposer.setSinkAndSubscription(
      sink: Disposables.create { [weak disposer] in disposer?.dispose() },
      subscription: subscription
    )

    disposer.dispose()

    #expect(
      subscription.disposals == 1,
      "A sink that is disposed disposes its disposer in turn. That must neither loop nor repeat."
    )
  }

  @Test func `it releases what it has disposed`() {
    let disposer = SinkDisposer()
    var sink: CountingDisposable? = CountingDisposable()
    var subscription: CountingDisposable? = CountingDisposable()
    weak let sinkLeft = sink
    weak let subscriptionLeft = subscription

    if let sink, let subscription {
      disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
    }
    sink = nil
    subscription = nil
    #expect(
      sinkLeft != nil && subscriptionLeft != nil,
      "Until it is disposed, the disposer is what keeps the sink alive."
    )

    disposer.dispose()
    #expect(
      sinkLeft == nil && subscriptionLeft == nil,
      """
      Somebody may keep this token for years. It must not keep what it has disposed: the sink holds \
      the token as well, so the two would be a retain cycle that nobody breaks.
      """
    )
  }

  @Test func `it releases what came late, too`() {
    let disposer = SinkDisposer()
    var sink: CountingDisposable? = CountingDisposable()
    weak let left = sink

    disposer.dispose()
    if let sink {
      disposer.setSinkAndSubscription(sink: sink, subscription: Disposables.create())
    }
    sink = nil

    #expect(
      left == nil,
      "It came after `dispose()` and was disposed at once: no reason to keep it."
    )
  }

  @Test func `two threads that dispose at once dispose each thing once`() {
    let rounds = (0..<3_000)
      .map { _ in
        (disposer: SinkDisposer(), sink: CountingDisposable(), subscription: CountingDisposable())
      }
    for round in rounds {
      round.disposer.setSinkAndSubscription(sink: round.sink, subscription: round.subscription)
    }

    let returned = onThreads(2, rounds: rounds.count) { _, round in
      rounds[round].disposer.dispose()
    }

    #expect(returned, "A thread did not come back.")
    let wrong = rounds.count { $0.sink.disposals != 1 || $0.subscription.disposals != 1 }
    #expect(
      wrong == 0,
      "In \(wrong) of \(rounds.count) rounds both threads did the work, or neither did."
    )
  }

  @Test func `two threads that set and dispose at once dispose each thing once`() {
    let rounds = (0..<3_000)
      .map { _ in
        (disposer: SinkDisposer(), sink: CountingDisposable(), subscription: CountingDisposable())
      }

    let returned = onThreads(2, rounds: rounds.count) { thread, round in
      let (disposer, sink, subscription) = rounds[round]
      if thread == 0 {
        disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
      } else {
        disposer.dispose()
      }
    }

    #expect(returned, "A thread did not come back: it waits for something that never happens.")
    let wrong = rounds.count { $0.sink.disposals != 1 || $0.subscription.disposals != 1 }
    #expect(
      wrong == 0,
      """
      In \(wrong) of \(rounds.count) rounds something was not disposed exactly once. Between reading \
      what has happened and recording what happens now, another thread came in: a race condition.
      """
    )
  }
}

import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

/// A token, and the sink and the subscription that it is to dispose.
private struct Round {
  let disposer = SinkDisposer()
  let log = Log()
  private let race: Scenario

  init(_ race: Scenario) {
    self.race = race
  }

  func set() {
    disposer.setSinkAndSubscription(sink: logged("sink"), subscription: logged("subscription"))
  }

  private func logged(_ name: String) -> Disposable {
    Disposing { [race, log] in
      race.step("disposes the \(name)")
      log.record(name)
    }
  }

  /// What is wrong unless each was disposed once, and in order.
  func complaint(_ whatHappened: String) -> String? {
    log.values == ["sink", "subscription"]
      ? nil : "\(whatHappened), and these were disposed: \(log.inWords)."
  }
}

/// Runs its closure each time that it is disposed.
private struct Disposing: Disposable {
  let body: () -> Void

  func dispose() { body() }
}

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
      The sink first: a source that sends something while it is being disposed must find that \
      the sink has stopped.
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

  @Test func `what comes late is disposed in the same order`() {
    let log = Log()
    let disposer = SinkDisposer()
    disposer.dispose()

    disposer.setSinkAndSubscription(
      sink: Disposables.create { log.record("sink") },
      subscription: Disposables.create { log.record("subscription") }
    )

    #expect(
      log.values == ["sink", "subscription"],
      """
      The two came after `dispose()`, and these were disposed: \(log.inWords). The sink is disposed \
      first in any case: what its source sends while it is being disposed must not come through.
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
    var subscription: CountingDisposable? = CountingDisposable()
    weak let sinkLeft = sink
    weak let subscriptionLeft = subscription

    disposer.dispose()
    if let sink, let subscription {
      disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
    }
    sink = nil
    subscription = nil

    #expect(
      sinkLeft == nil && subscriptionLeft == nil,
      "They came after `dispose()` and were disposed at once: no reason to keep either of them."
    )
  }

  @Test func `a second pair stops the program`() async {
    let second = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      """
      A token was given a sink and a subscription, and then another two. It can keep one pair: the \
      other would never be disposed, and nobody would know.
      """
    ) {
      let disposer = SinkDisposer()
      let nothing = Disposables.create()
      disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
      disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
    }
    let afterDispose = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      """
      A token was given two things, disposed, and given another two. That is one pair too many, \
      whether or not the first is still there.
      """
    ) {
      let disposer = SinkDisposer()
      let nothing = Disposables.create()
      disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
      disposer.dispose()
      disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
    }
    let late = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      """
      A token was disposed, given two things, and given another two. The first were late and are gone, \
      but they were set: this is one pair too many.
      """
    ) {
      let disposer = SinkDisposer()
      let nothing = Disposables.create()
      disposer.dispose()
      disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
      disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
    }
    let afterTwo = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      """
      A token was given two things, disposed twice, and given another two. The second `dispose()` had \
      nothing to do, and it is still one pair too many.
      """
    ) {
      let disposer = SinkDisposer()
      let nothing = Disposables.create()
      disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
      disposer.dispose()
      disposer.dispose()
      disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
    }
    #if DEBUG
    for result in [second, afterDispose, late, afterTwo].compactMap(\.self) {
      let message = result.lastSentence
      #expect(
        message.contains("setSinkAndSubscription"),
        "Whoever reads the crash report wants to know which rule was broken."
      )
    }
    #endif
  }

  @Test func `two threads that dispose at once dispose each thing once`() {
    inEveryInterleaving(
      """
      One of the two threads has the work to do: the first. The other one has to find that out in the \
      very step in which it records its own `dispose()`.
      """
    ) { race in
      let round = Round(race)
      round.set()
      race.thread { round.disposer.dispose() }
      race.thread { round.disposer.dispose() }
      race.atEnd { round.complaint("Two threads disposed the token") }
    }
  }

  @Test func `two threads that set and dispose at once dispose each thing once`() {
    inEveryInterleaving(
      """
      Store the two before you record that they are there; record and look in one step. Otherwise \
      another thread may come in between: a race condition.
      """
    ) { race in
      let round = Round(race)
      race.thread("sets") { round.set() }
      race.thread("disposes") { round.disposer.dispose() }
      race.atEnd { round.complaint("One thread set the two while another disposed the token") }
    }
  }

  @Test func `one thread sets the two while two others dispose`() {
    inEveryInterleaving(
      "Of three threads, one has the work to do: the one that makes the facts complete."
    ) { race in
      let round = Round(race)
      race.thread("sets") { round.set() }
      race.thread { round.disposer.dispose() }
      race.thread { round.disposer.dispose() }
      race.atEnd { round.complaint("One thread set the two while two others disposed the token") }
    }
  }
}

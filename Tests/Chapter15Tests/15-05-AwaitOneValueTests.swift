import ContractTesting
import Dispatch
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

@Suite struct `15.5 await one value` {
  private let source = PublishSubject<Int>()

  @Test func `the value of a single`() async {
    let waiting = Waiting(for: { try await Single.just(4).value })

    await waiting.expectOutcome("value 4", "The value is there at once.")
  }

  @Test func `the caller waits until it is there`() async throws {
    let waiting = Waiting(for: { [source] in try await source.asSingle().value })
    try #require(await waiting.makesTrue { source.hasObservers }, "Awaiting it has to subscribe.")
    #expect(waiting.outcome.values.isEmpty, "There is nothing to return yet.")
    source.onNext(4)
    source.onCompleted()

    await waiting.expectOutcome("value 4", "The single has answered 4.")
  }

  @Test func `an error is thrown`() async {
    let waiting = Waiting(for: { try await Single<Int>.error(Storm()).value })

    await waiting.expectOutcome("error storm", "The error of the sequence is thrown to the caller.")
  }

  @Test func `a cancelled task disposes, and throws a CancellationError`() async throws {
    let waiting = Waiting(for: { [source] in try await source.asSingle().value })
    try #require(await waiting.makesTrue { source.hasObservers }, "Awaiting it has to subscribe.")
    waiting.cancel()

    await waiting.expectOutcome(
      "cancelled",
      "The user has left the screen. Swift's way to say so is a `CancellationError`."
    )
    #expect(
      await comesTrue { !source.hasObservers },
      "The task was cancelled, but the request goes on for nobody."
    )
  }

  @Test func `a task that was cancelled before`() async throws {
    let gate = PublishSubject<Int>()
    let waiting = Waiting(for: { [source] in
      _ = try? await gate.asSingle().value
      return try await source.asSingle().value
    })
    try #require(await waiting.makesTrue { gate.hasObservers }, "Awaiting it has to subscribe.")
    waiting.cancel()

    await waiting.expectOutcome("cancelled", "The task was cancelled before its second wait.")
    #expect(!source.hasObservers, "Nobody waits: the subscription must be disposed.")
  }

  @Test func `a task that is cancelled while it subscribes`() async {
    let log = Log()
    let waiting = Waiting(for: {
      try await Single<Int>
        .create { _ in
          log.record("subscribed")
          // As if another thread did it at this very moment.
          withUnsafeCurrentTask { $0?.cancel() }
          return Disposables.create { log.record("disposed") }
        }
        .value
    })

    await waiting.expectOutcome(
      "cancelled",
      """
      The cancellation came after the task had begun to subscribe, and before `subscribe` had returned a \
      token. It must not be lost.
      """
    )
    #expect(
      await comesTrue { log.values == ["subscribed", "disposed"] },
      "Nobody waits for the answer any more: the subscription must be disposed. \(log.values)"
    )
  }

  @Test func `a maybe with an element`() async {
    let waiting = Waiting(for: { try await Maybe.just(4).value })

    await waiting.expectOutcome("value Optional(4)", "There is one.")
  }

  @Test func `a maybe without an element is nil`() async {
    let waiting = Waiting(for: { try await Maybe<Int>.empty().value })

    await waiting.expectOutcome("value nil", "A maybe may have no element, so that is an answer.")
  }

  @Test func `a maybe that fails, and one that is cancelled`() async throws {
    let failing = Waiting(for: { try await Maybe<Int>.error(Storm()).value })
    await failing.expectOutcome("error storm", "The error is thrown.")

    let waiting = Waiting(for: { [source] in try await source.asMaybe().value })
    try #require(await waiting.makesTrue { source.hasObservers }, "Awaiting it has to subscribe.")
    waiting.cancel()
    await waiting.expectOutcome(
      "cancelled",
      "The task was cancelled, and there was no answer yet: like a single, it has to throw."
    )
    #expect(await comesTrue { !source.hasObservers }, "The request goes on for nobody.")
  }

  @Test func `a completable returns when it has completed`() async throws {
    let waiting = Waiting(for: { [source] in
      try await source.ignoreElements().asCompletable().value
    })
    try #require(await waiting.makesTrue { source.hasObservers }, "Awaiting it has to subscribe.")
    source.onNext(50)
    #expect(waiting.outcome.values.isEmpty, "Fifty percent is not the end.")
    source.onCompleted()

    await waiting.expectOutcome("value ()", "Everything is saved, so the caller has to go on.")
  }

  @Test func `a completable that fails, and one that is cancelled`() async throws {
    let failing = Waiting(for: { try await Completable.error(Storm()).value })
    await failing.expectOutcome("error storm", "The error is thrown.")

    let waiting = Waiting(for: { [source] in
      try await source.ignoreElements().asCompletable().value
    })
    try #require(await waiting.makesTrue { source.hasObservers }, "Awaiting it has to subscribe.")
    waiting.cancel()
    await waiting.expectOutcome(
      "cancelled",
      "The task was cancelled, and there was no answer yet: like a single, it has to throw."
    )
    #expect(await comesTrue { !source.hasObservers }, "The request goes on for nobody.")
  }

  @MainActor @Test func `it subscribes where the caller is`() async {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    let places = Log()
    let single = Single<Int>
      .deferred {
        places.record(DispatchQueue.getSpecific(key: mark) == true ? "main" : "elsewhere")
        return .just(4)
      }
    let value = try? await single.value

    #expect(value == 4, "The single is there at once.")
    #expect(places.values == ["main"], "A screen that awaits has to subscribe on the main queue.")
  }

  @Test func `a reply takes the first of two answers`() async throws {
    let replies = Recorder<Reply<Int>>()
    inEveryInterleaving { race in
      let reply = Reply<Int>()
      replies.record(reply)
      race.thread("the sequence") { reply.succeed(4) }
      race.thread("the token") { reply.giveUp() }
    }
    for reply in replies.values {
      let waiting = Waiting(for: { try await reply.wait().value })
      try #require(
        await comesTrue { !waiting.outcome.values.isEmpty },
        "There were two answers before the task waited, and it got neither."
      )
      #expect(
        [["value 4"], ["cancelled"]].contains(waiting.outcome.values),
        "The task gets the answer that came first."
      )
    }
  }

  @Test func `an answer and a cancellation at the same moment`() async throws {
    for round in 0..<100 {
      let subject = PublishSubject<Int>()
      let waiting = Waiting(for: { try await subject.asSingle().value })
      try #require(
        await waiting.makesTrue { subject.hasObservers },
        "Awaiting it has to subscribe."
      )
      let answering = Task.detached {
        subject.onNext(round)
        subject.onCompleted()
      }
      waiting.cancel()
      await answering.value
      guard await comesTrue({ !waiting.outcome.values.isEmpty }) else {
        Issue.record("Both came at once, and neither resumed the task.")
        return
      }
      #expect(
        ["value \(round)", "cancelled"].contains(waiting.outcome.values.first ?? ""),
        "Either of the two may win, but there is no third outcome."
      )
    }
  }

  @Test func `nothing is kept when the answer is there`() async {
    let lifetimes = Lifetimes()
    let waiting = Waiting(for: {
      try await Single.just(4).map { [probe = lifetimes.probe()] in probe.add($0) }.value
    })
    await waiting.expectOutcome("value 4", "The value is there at once.")

    #expect(
      await comesTrue { lifetimes.alive == 0 },
      "The value is there, and the sink should be gone."
    )
  }
}

extension Lifetimes.Probe {
  fileprivate func add(_ number: Int) -> Int {
    touch()
    return number
  }
}

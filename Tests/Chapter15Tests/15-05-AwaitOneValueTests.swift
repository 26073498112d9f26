import ContractTesting
import Dispatch
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

    await waiting.expectOutcome("value 4", "It is there at once.")
  }

  @Test func `the caller waits until it is there`() async {
    let waiting = Waiting(for: { [source] in try await source.asSingle().value })
    #expect(await comesTrue { source.hasObservers }, "To await is to subscribe.")
    #expect(waiting.outcome.values.isEmpty, "There is nothing to return yet.")
    source.onNext(4)
    source.onCompleted()

    await waiting.expectOutcome("value 4", "The single has answered 4.")
  }

  @Test func `an error is thrown`() async {
    let waiting = Waiting(for: { try await Single<Int>.error(Storm()).value })

    await waiting.expectOutcome("error storm", "The error of the sequence is thrown to the caller.")
  }

  @Test func `a cancelled task disposes, and is told that it was cancelled`() async {
    let waiting = Waiting(for: { [source] in try await source.asSingle().value })
    #expect(await comesTrue { source.hasObservers }, "To await is to subscribe.")
    waiting.cancel()

    await waiting.expectOutcome(
      "cancelled",
      "The user has left the screen. What Swift throws then is a `CancellationError`."
    )
    #expect(
      await comesTrue { !source.hasObservers },
      "The task was cancelled, and the request goes on for nobody."
    )
  }

  @Test func `a task that was cancelled before`() async {
    let gate = PublishSubject<Int>()
    let waiting = Waiting(for: { [source] in
      _ = try? await gate.asSingle().value
      return try await source.asSingle().value
    })
    #expect(await comesTrue { gate.hasObservers }, "It waits at the gate.")
    waiting.cancel()

    await waiting.expectOutcome("cancelled", "It was cancelled before it came to the second wait.")
    #expect(!source.hasObservers, "Nobody waits: the subscription must be disposed.")
  }

  @Test func `a maybe with an element`() async {
    let waiting = Waiting(for: { try await Maybe.just(4).value })

    await waiting.expectOutcome("value Optional(4)", "There is one.")
  }

  @Test func `a maybe without an element is nil`() async {
    let waiting = Waiting(for: { try await Maybe<Int>.empty().value })

    await waiting.expectOutcome("value nil", "None is a good answer of a maybe, so it is told.")
  }

  @Test func `a maybe that fails, and one that is cancelled`() async {
    let failing = Waiting(for: { try await Maybe<Int>.error(Storm()).value })
    await failing.expectOutcome("error storm", "The error is thrown.")

    let waiting = Waiting(for: { [source] in try await source.asMaybe().value })
    #expect(await comesTrue { source.hasObservers }, "To await is to subscribe.")
    waiting.cancel()
    await waiting.expectOutcome("cancelled", "As with a single.")
    #expect(await comesTrue { !source.hasObservers }, "The request goes on for nobody.")
  }

  @Test func `a completable returns when it has ended well`() async {
    let waiting = Waiting(for: { [source] in
      try await source.ignoreElements().asCompletable().value
    })
    #expect(await comesTrue { source.hasObservers }, "To await is to subscribe.")
    source.onNext(50)
    #expect(waiting.outcome.values.isEmpty, "Fifty percent is no end.")
    source.onCompleted()

    await waiting.expectOutcome("value ()", "All is saved: go on.")
  }

  @Test func `a completable that fails, and one that is cancelled`() async {
    let failing = Waiting(for: { try await Completable.error(Storm()).value })
    await failing.expectOutcome("error storm", "The error is thrown.")

    let waiting = Waiting(for: { [source] in
      try await source.ignoreElements().asCompletable().value
    })
    #expect(await comesTrue { source.hasObservers }, "To await is to subscribe.")
    waiting.cancel()
    await waiting.expectOutcome("cancelled", "As with a single.")
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
    #expect(places.values == ["main"], "A screen that awaits subscribes on the main queue.")
  }

  @Test func `an answer and a cancellation at the same moment`() async {
    for round in 0..<200 {
      let subject = PublishSubject<Int>()
      let waiting = Waiting(for: { try await subject.asSingle().value })
      guard await comesTrue({ subject.hasObservers }) else {
        Issue.record("To await is to subscribe.")
        return
      }
      let answering = Task.detached {
        subject.onNext(round)
        subject.onCompleted()
      }
      waiting.cancel()
      await answering.value
      guard await comesTrue({ !waiting.outcome.values.isEmpty }) else {
        Issue.record("Both came at once, and the task was woken up by neither.")
        return
      }
      #expect(
        ["value \(round)", "cancelled"].contains(waiting.outcome.values.first ?? ""),
        "Either of the two may win, and nothing else may come of it."
      )
    }
  }

  @Test func `nothing is kept when the answer is there`() async {
    let lifetimes = Lifetimes()
    let waiting = Waiting(for: {
      try await Single.just(4).map { [probe = lifetimes.probe()] in probe.add($0) }.value
    })
    await waiting.expectOutcome("value 4", "It is there at once.")

    #expect(
      await comesTrue { lifetimes.alive == 0 },
      "The value is there, and its machine should be gone."
    )
  }
}

extension Lifetimes.Probe {
  fileprivate func add(_ number: Int) -> Int {
    touch()
    return number
  }
}

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

  @Test func `a reply keeps its answer for the task`() async {
    let (value, error, nothing) = (Reply<Int>(), Reply<Int>(), Reply<Int>())
    value.succeed(4)
    error.fail(Storm())
    nothing.giveUp()

    for (reply, expected) in [(value, "value 4"), (error, "error storm"), (nothing, "cancelled")] {
      let turn = Turn(of: reply)
      turn.begin()
      #expect(
        turn.outcome.values == [expected],
        """
        The reply had its answer before the task waited for it. What the task got was \
        \(turn.outcome.values), and an empty list means that it waits.
        """
      )
    }
  }

  @Test func `a reply keeps the first answer`() {
    let reply = Reply<Int>()
    reply.succeed(4)
    reply.giveUp()
    reply.fail(Storm())
    reply.succeed(5)
    let turn = Turn(of: reply)
    turn.begin()

    #expect(
      turn.outcome.values == ["value 4"],
      """
      The first answer was 4, and three more followed: a sequence is also disposed when it has \
      answered. What the task got was \(turn.outcome.values).
      """
    )
  }

  @Test func `of any two answers a reply keeps the first`() {
    for first in GivenAnswer.all {
      for second in GivenAnswer.all {
        let reply = Reply<Int>()
        first.give(reply)
        second.give(reply)
        let turn = Turn(of: reply)
        turn.begin()
        second.give(reply)
        guard turn.outcome.values != [first.outcome] else { continue }
        Issue.record(
          """
          The reply had two answers before the task waited for it: first \(first.name), and then \
          \(second.name). The first one counts. What the task got was \(turn.outcome.values), and an \
          empty list means that it waits.
          """
        )
        return
      }
    }
  }

  @Test func `a task that waits is resumed once, by the first of two answers`() async {
    // In a program of its own, since resuming a task twice stops the program.
    await #expect(
      processExitsWith: .success,
      """
      A task waited, and two answers came, one after the other or at the same moment. It did not get \
      the first one, or it was resumed twice, which stops the program.
      """
    ) {
      for first in GivenAnswer.all {
        for second in GivenAnswer.all {
          let reply = Reply<Int>()
          let turn = Turn(of: reply)
          turn.begin()
          first.give(reply)
          second.give(reply)
          turn.goOn()
          second.give(reply)
          guard turn.outcome.values == [first.outcome] else { fatalError("\(turn.outcome.values)") }
        }
      }
      let exploration = inEveryInterleaving { race in
        let reply = Reply<Int>()
        let turn = Turn(of: reply)
        turn.begin()
        race.thread("the sequence") { reply.succeed(4) }
        race.thread("the token") { reply.giveUp() }
        race.atEnd {
          turn.goOn()
          return [["value 4"], ["cancelled"]].contains(turn.outcome.values)
            ? nil : "\(turn.outcome.values)"
        }
      }
      if let failure = exploration.failure { fatalError(failure.complaint) }
    }
  }

  @Test func `an answer may come at the moment when the task begins to wait`() {
    inEveryInterleaving(
      "To look for an answer and to note that the task waits has to be one step."
    ) { race in
      let reply = Reply<Int>()
      let turn = Turn(of: reply)
      race.thread("the task") { turn.begin() }
      race.thread("the sequence") { reply.succeed(4) }
      race.atEnd {
        turn.goOn()
        return turn.outcome.values == ["value 4"]
          ? nil
          : """
          The answer was 4. What the task got was \(turn.outcome.values), and an empty list means \
          that it waits.
          """
      }
    }
  }

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

    guard
      await waiting.expectOutcome(
        "cancelled",
        "The user has left the screen. Swift's way to say so is a `CancellationError`."
      )
    else { return }
    #expect(
      await tasksMakeTrue { !source.hasObservers },
      "The task was cancelled, but the request goes on for nobody."
    )
  }

  @Test func `an answer that came before the cancellation counts`() throws {
    let turn = Turn(for: { [source] in try await source.asSingle().value })
    turn.begin()
    try #require(source.hasObservers, "Awaiting it has to subscribe.")
    source.onNext(4)
    source.onCompleted()
    turn.cancel()
    turn.goOn()

    #expect(
      turn.outcome.values == ["value 4"],
      """
      The single answered 4, and the task was cancelled after that. The first of the two counts. \
      What the task got was \(turn.outcome.values).
      """
    )
  }

  @Test(arguments: Awaited.allCases)
  fileprivate func `any answer that came before the cancellation counts`(trait: Awaited) throws {
    for (events, expected) in trait.answers {
      let source = HandSource<Int>()
      let turn = Turn(for: { try await trait.value(of: source) })
      turn.begin()
      try #require(source.living == 1, "Awaiting it has to subscribe.")
      for event in events { source.send(event) }
      turn.cancel()
      turn.goOn()

      #expect(
        turn.outcome.values == [expected],
        """
        The \(trait) was answered (\(events)), and the task was cancelled after that. The first of the \
        two counts. What the task got was \(turn.outcome.values).
        """
      )
    }
  }

  @Test(arguments: Awaited.allCases)
  fileprivate func `an answer that comes after the cancellation does not count`(
    trait: Awaited
  ) throws {
    for (events, _) in trait.answers {
      let source = HandSource<Int>()
      let turn = Turn(for: { try await trait.value(of: source) })
      turn.begin()
      try #require(source.living == 1, "Awaiting it has to subscribe.")
      turn.cancel()
      #expect(source.living == 0, "The task was cancelled: the subscription has to be disposed.")
      for event in events { source.send(event) }
      turn.goOn()

      #expect(
        turn.outcome.values == ["cancelled"],
        """
        The task was cancelled, and then the \(trait) was answered (\(events)), as a thread does that \
        has not heard of it yet. The first of the two counts. What the task got was \
        \(turn.outcome.values).
        """
      )
    }
  }

  @Test func `a task that was cancelled before`() async throws {
    let gate = PublishSubject<Int>()
    let waiting = Waiting(for: { [source] in
      _ = try? await gate.asSingle().value
      return try await source.asSingle().value
    })
    try #require(await waiting.makesTrue { gate.hasObservers }, "Awaiting it has to subscribe.")
    waiting.cancel()

    guard await waiting.expectOutcome("cancelled", "The task was cancelled before its second wait.")
    else { return }
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

    guard
      await waiting.expectOutcome(
        "cancelled",
        """
        The cancellation came after the task had begun to subscribe, and before `subscribe` had returned a \
        token. It must not be lost.
        """
      )
    else { return }
    #expect(
      await tasksMakeTrue { log.values == ["subscribed", "disposed"] },
      "Nobody waits for the answer any more: the subscription must be disposed. \(log.values)"
    )
  }

  @Test func `an answer inside subscribe counts, though the task is cancelled after it`() async {
    let waiting = Waiting(for: {
      try await Single<Int>
        .create { answer in
          answer(.success(4))
          // As if another thread did it at this very moment.
          withUnsafeCurrentTask { $0?.cancel() }
          return Disposables.create()
        }
        .value
    })

    await waiting.expectOutcome(
      "value 4",
      """
      The single answered 4 before `subscribe` had returned, and the task was cancelled right after that. \
      The first of the two counts.
      """
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
    guard
      await failing.expectOutcome(
        "error storm",
        "A maybe that fails is not one without an element: its error has to be thrown."
      )
    else { return }

    let waiting = Waiting(for: { [source] in try await source.asMaybe().value })
    try #require(await waiting.makesTrue { source.hasObservers }, "Awaiting it has to subscribe.")
    waiting.cancel()
    guard
      await waiting.expectOutcome(
        "cancelled",
        "The task was cancelled, and there was no answer yet: like a single, it has to throw."
      )
    else { return }
    #expect(await tasksMakeTrue { !source.hasObservers }, "The request goes on for nobody.")
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
    guard await failing.expectOutcome("error storm", "The error is thrown.") else { return }

    let waiting = Waiting(for: { [source] in
      try await source.ignoreElements().asCompletable().value
    })
    try #require(await waiting.makesTrue { source.hasObservers }, "Awaiting it has to subscribe.")
    waiting.cancel()
    guard
      await waiting.expectOutcome(
        "cancelled",
        "The task was cancelled, and there was no answer yet: like a single, it has to throw."
      )
    else { return }
    #expect(await tasksMakeTrue { !source.hasObservers }, "The request goes on for nobody.")
  }

  @Test func `it subscribes where the caller is`() async {
    let anywhere = Waiting(for: { try await Single.just(4).value })
    guard await anywhere.expectOutcome("value 4", "The single is there at once.") else { return }
    await Self.awaitOnMain()
  }

  // Without a deadline: the main queue may be busy with other tests for a long time.
  @MainActor private static func awaitOnMain() async {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    let places = Log()
    let four = Observable<Int>
      .deferred {
        places.record(DispatchQueue.getSpecific(key: mark) == true ? "main" : "elsewhere")
        return .just(4)
      }
    let value = try? await Single(raw: four).value

    #expect(value == 4, "The single is there at once.")
    #expect(places.values == ["main"], "A screen that awaits has to subscribe on the main queue.")

    let found = try? await Maybe(raw: four).value
    try? await Completable(raw: four.ignoreElements()).value
    #expect(found == 4, "The maybe is there at once.")
    #expect(
      places.values == ["main", "main", "main"],
      "A single, a maybe and a completable were awaited on the main queue: \(places.values)."
    )
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
        await waiting.isOver(),
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
      guard await waiting.isOver() else {
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
    guard await waiting.expectOutcome("value 4", "The value is there at once.") else { return }

    #expect(
      await tasksMakeTrue { lifetimes.alive == 0 },
      "The value is there, and the sink should be gone."
    )
  }

  @Test(arguments: Awaited.allCases)
  fileprivate func `nothing is kept, whatever the answer was`(trait: Awaited) throws {
    for events in trait.answers.map(\.events) + [nil] {
      let (source, lifetimes) = (HandSource<Int>(), Lifetimes())
      let turn = Turn(for: {
        let probed = source.map { [probe = lifetimes.probe()] in probe.add($0) }
        return try await trait.value(of: probed)
      })
      turn.begin()
      try #require(source.living == 1, "Awaiting it has to subscribe.")
      if let events {
        for event in events { source.send(event) }
      } else {
        turn.cancel()
      }
      turn.goOn()
      source.forgetObservers()

      #expect(
        lifetimes.alive == 0 && !turn.outcome.values.isEmpty,
        """
        The \(trait) was \(events.map { "answered (\($0))" } ?? "cancelled"), and the sink should be \
        gone. What the task got was \(turn.outcome.values), and an empty list means that it waits.
        """
      )
    }
  }
}

/// The traits that can be awaited.
private enum Awaited: String, CaseIterable, CustomTestStringConvertible, CustomStringConvertible {
  case single
  case maybe
  case completable

  var description: String { rawValue }
  var testDescription: String { rawValue }

  /// What a source may send, and what the task gets then.
  var answers: [(events: [Event<Int>], outcome: String)] {
    switch self {
    case .single: [([.next(4), .completed], "value 4"), ([.error(Storm())], "error storm")]
    case .maybe:
      [
        ([.next(4), .completed], "value 4"), ([.completed], "value -1"),
        ([.error(Storm())], "error storm"),
      ]
    case .completable: [([.completed], "value -2"), ([.error(Storm())], "error storm")]
    }
  }

  /// Awaits a source as this trait; -1 is nil, and -2 is a completion.
  nonisolated(nonsending) func value(of source: Observable<Int>) async throws -> Int {
    switch self {
    case .single: return try await Single(raw: source).value
    case .maybe: return try await Maybe(raw: source).value ?? -1
    case .completable:
      try await Completable(raw: source.ignoreElements()).value
      return -2
    }
  }
}

/// An answer to a reply, and what the task gets if it is the first.
private struct GivenAnswer: Sendable {
  let name: String
  let outcome: String
  let give: @Sendable (Reply<Int>) -> Void

  static let all = [
    GivenAnswer(name: "4", outcome: "value 4") { $0.succeed(4) },
    GivenAnswer(name: "5", outcome: "value 5") { $0.succeed(5) },
    GivenAnswer(name: "a storm", outcome: "error storm") { $0.fail(Storm()) },
    GivenAnswer(name: "a `CancellationError`", outcome: "cancelled") {
      $0.fail(CancellationError())
    },
    GivenAnswer(name: "`giveUp()`", outcome: "cancelled") { $0.giveUp() },
  ]
}

/// A task that waits for a value, and runs only where and when the test says so.
///
/// So nothing has to be waited for: when it has run and has no outcome, it waits for the value.
private final class Turn: TaskExecutor {
  let outcome = Log()

  private let wait: Wait
  private let tasks = Recorder<Task<Void, Never>>()
  private let jobs = Recorder<UnownedJob>()
  private let done = Recorder<Void>()

  /// What the task does.
  private struct Wait: @unchecked Sendable {
    // Unchecked: the test hands it over, and the task runs on the thread of the test.
    let run: () async throws -> Int
  }

  init(for run: @escaping () async throws -> Int) {
    wait = Wait(run: run)
  }

  convenience init(of reply: Reply<Int>) {
    self.init(for: { try await reply.wait().value })
  }

  /// Runs the task on the calling thread, until it waits or is over.
  func begin() {
    let task = Task.detached(executorPreference: self) { [wait, outcome] in
      do {
        outcome.record("value \(try await wait.run())")
      } catch is CancellationError {
        outcome.record("cancelled")
      } catch {
        outcome.record("error \(error)")
      }
    }
    tasks.record(task)
    goOn()
  }

  /// Cancels the task, which goes on when the test says so.
  func cancel() {
    for task in tasks.values { task.cancel() }
  }

  /// Runs what is left of the task on the calling thread, if it was resumed.
  func goOn() {
    while jobs.values.count > done.values.count {
      let job = jobs.values[done.values.count]
      done.record(())
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.record(UnownedJob(job))
  }
}

extension Lifetimes.Probe {
  fileprivate func add(_ number: Int) -> Int {
    touch()
    return number
  }
}

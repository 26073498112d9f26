import ContractTesting
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

@Suite struct `15.7 An AsyncSequence as an observable` {
  private let log = Log()
  private let watch = Watch()

  @Test func `elements and the end`() async throws {
    let (stream, input) = AsyncStream.makeStream(of: Int.self)
    let token = Watched(stream, by: watch).asObservable().subscribe(log.observer())
    for number in 1...3 { input.yield(number) }
    try #require(
      await watch.comesTrue { log.values == ["next(1)", "next(2)", "next(3)"] },
      "Each element has to arrive as it comes."
    )
    input.finish()

    #expect(
      await tasksMakeTrue { log.values.count == 4 },
      "The sequence has ended, and no end has come."
    )
    #expect(log.values.last == "completed", "It has ended without an error.")
    token.dispose()
  }

  @Test func `an error is an error`() async {
    let (stream, input) = AsyncThrowingStream.makeStream(of: Int.self)
    let token = Watched(stream, by: watch).asObservable().subscribe(log.observer())
    input.yield(1)
    input.finish(throwing: Storm())

    #expect(
      await watch.comesTrue { log.values.count == 2 },
      "1 was read, and then the sequence threw. Only one of the two has come, or neither."
    )
    #expect(log.values == ["next(1)", "error(storm)"], "The observer has to know that it failed.")
    token.dispose()
  }

  @Test func `a sequence that was cancelled has completed`() async {
    let (stream, input) = AsyncThrowingStream.makeStream(of: Int.self)
    let token = Watched(stream, by: watch).asObservable().subscribe(log.observer())
    input.finish(throwing: CancellationError())

    #expect(
      await watch.comesTrue { !log.values.isEmpty },
      "The sequence has ended, and no end has come."
    )
    #expect(log.values == ["completed"], "A sequence that was cancelled has stopped, not failed.")
    token.dispose()
  }

  @Test func `what was read before a sequence was cancelled stays`() async {
    let (stream, input) = AsyncThrowingStream.makeStream(of: Int.self)
    let token = Watched(stream, by: watch).asObservable().subscribe(log.observer())
    input.yield(1)
    input.yield(2)
    input.finish(throwing: CancellationError())

    #expect(
      await watch.comesTrue { log.values.count == 3 },
      "1 and 2 were read, and then the sequence was cancelled. Heard: \(log.values)."
    )
    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "A sequence that was cancelled has stopped, not failed."
    )
    token.dispose()
  }

  @Test func `dispose cancels the reading, and nothing arrives`() async throws {
    let (stream, input) = AsyncStream.makeStream(of: Int.self)
    let ended = Recorder<String>()
    input.onTermination = { ended.record("\($0)") }
    let token = Watched(stream, by: watch).asObservable().subscribe(log.observer())
    input.yield(1)
    try #require(
      await watch.comesTrue { log.values == ["next(1)"] },
      "The sequence has to be read."
    )
    token.dispose()

    #expect(
      await tasksMakeTrue { ended.values == ["cancelled"] },
      "Nobody listens any more, but a task reads on."
    )
    #expect(log.values == ["next(1)"], "Nothing may arrive after `dispose()`, not even an end.")
  }

  @Test func `each subscriber reads for itself`() async {
    let numbers = CountUp(to: 2, watch: watch).asObservable()
    let tokens = [numbers.subscribe(log.observer()), numbers.subscribe(log.observer())]

    #expect(
      await watch.comesTrue { log.values.count == 6 },
      "It is a cold observable: each subscription starts afresh."
    )
    #expect(
      log.values.sorted()
        == ["completed", "completed", "next(1)", "next(1)", "next(2)", "next(2)"],
      "Each of the two has to read 1 and 2."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `the reading has the priority that was asked for`() async {
    let isRead = Lock(false)
    let priorities = AsyncStream<Bool> { [work = watch.token()] in
      work.begin()
      let isSecond = isRead.withLock { isRead in
        defer { isRead = true }
        return isRead
      }
      return isSecond ? nil : Task.basePriority == .utility
    }
    let token = priorities.asObservable(priority: .utility).subscribe(log.observer())

    #expect(
      await watch.comesTrue { !log.values.isEmpty },
      "There is an element to read, and none has come."
    )
    #expect(
      log.values.first == "next(true)",
      "The priority was to be `.utility`, and the task that reads began with another one."
    )
    token.dispose()
  }

  @Test(arguments: [true, false]) func `work that succeeds is a single`(detached: Bool) async {
    var token: Disposable?
    do {
      let single =
        Single
        .create(detached: detached) { [work = watch.token()] in
          work.begin()
          return 4
        }
      #expect(!watch.hasBegun, "Nobody has subscribed yet.")
      token = single.subscribe(log.single())
    }

    #expect(
      await watch.comesTrue { !log.values.isEmpty },
      "The work is done, but no answer has come."
    )
    #expect(log.values == ["success 4"], "The element is what the work returns.")
    token?.dispose()
  }

  @Test(arguments: [true, false]) func `work that throws is an error`(detached: Bool) async {
    let token = Single<Int>
      .create(detached: detached) { [work = watch.token()] in
        work.begin()
        throw Storm()
      }
      .subscribe(log.single())

    #expect(
      await watch.comesTrue { !log.values.isEmpty },
      "The work has failed, but no answer has come."
    )
    #expect(log.values == ["failure storm"], "The error is what the work throws.")
    token.dispose()
  }

  @Test(arguments: [true, false]) func `work that gives up by itself is an error, too`(
    detached: Bool
  ) async {
    let token = Single<Int>
      .create(detached: detached) { [work = watch.token()] in
        work.begin()
        throw CancellationError()
      }
      .subscribe(log.single())

    #expect(
      await watch.comesTrue { !log.values.isEmpty },
      "The work threw a `CancellationError`, and nobody had disposed. No answer has come."
    )
    #expect(
      log.values == ["failure CancellationError()"],
      "A single has promised an element or an error, and there is no element."
    )
    token.dispose()
  }

  @Test(
    arguments: [true, false],
    [nil, Storm(), CancellationError()] as [(any Error & Sendable)?]
  )
  func `work that cancels its own task still answers`(
    detached: Bool,
    error: (any Error & Sendable)?
  ) async {
    let token = Single<Int>
      .create(detached: detached) { [work = watch.token()] in
        work.begin()
        withUnsafeCurrentTask { $0?.cancel() }
        if let error { throw error }
        return 4
      }
      .subscribe(log.single())
    let end = error.map { "threw \($0)" } ?? "returned 4"

    #expect(
      await watch.comesTrue { !log.values.isEmpty },
      """
      The work cancelled its own task and \(end), and nobody had disposed. No answer has come, and the \
      subscriber waits for one.
      """
    )
    #expect(
      log.values == [error.map { "failure \($0)" } ?? "success 4"],
      "The work cancelled its own task, and then it \(end): that is the answer. Heard: \(log.values)."
    )
    token.dispose()
  }

  @Test(arguments: [true, false]) func `work that fails is done once`(detached: Bool) async {
    let tries = Log()
    let token = Single<Int>
      .create(detached: detached) { [work = watch.token()] in
        work.begin()
        tries.record("try")
        throw Storm()
      }
      .subscribe(log.single())
    _ = await watch.comesTrue { !log.values.isEmpty }

    #expect(
      tries.values == ["try"],
      "One subscriber has asked once, and the work was done \(tries.values.count) times."
    )
    token.dispose()
  }

  @Test(arguments: [true, false]) func `work is done for each subscriber`(detached: Bool) async {
    let tries = Log()
    let single = Single<Int>
      .create(detached: detached) { [work = watch.token()] in
        work.begin()
        tries.record("try")
        return 4
      }
    let tokens = (1...2).map { _ in single.subscribe(log.single()) }

    #expect(
      await watch.comesTrue { log.values.count == 2 },
      "Two have subscribed, and \(log.values.count) of them were answered."
    )
    #expect(
      tries.values.count == 2,
      "Two have subscribed, and the work was done \(tries.values.count) times: a single starts again."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test(arguments: [true, false])
  func `only detached work knows nothing of its subscriber`(detached: Bool) async {
    let single = Single<String>
      .create(detached: detached) { [work = watch.token()] in
        work.begin()
        return Screen.title
      }
    let token = Screen.$title.withValue("Oslo") { single.subscribe(log.single()) }

    #expect(
      await watch.comesTrue { !log.values.isEmpty },
      "The work is done, but no answer has come."
    )
    #expect(
      log.values == [detached ? "success no screen" : "success Oslo"],
      """
      `detached` was \(detached), and the subscriber had set a task-local value to "Oslo". \
      Only detached work must not see it.
      """
    )
    token.dispose()
  }

  @Test(arguments: [true, false])
  func `the work has the priority that was asked for`(detached: Bool) async {
    let single = Single<Bool>
      .create(detached: detached, priority: .utility) { [work = watch.token()] in
        work.begin()
        return Task.basePriority == .utility
      }
    let token = single.subscribe(log.single())

    #expect(
      await watch.comesTrue { !log.values.isEmpty },
      "The work is done, but no answer has come."
    )
    #expect(
      log.values == ["success true"],
      "The priority was to be `.utility`, and the task of the work began with another one."
    )
    token.dispose()
  }

  @Test func `without a priority, the work has that of its subscriber`() async {
    let single = Single<Bool>
      .create { [work = watch.token()] in
        work.begin()
        return Task.basePriority == .utility
      }
    let bag = DisposeBag()
    Task.detached(priority: .utility) { [log] in
      single.subscribe(log.single()).disposed(by: bag)
    }

    #expect(
      await watch.comesTrue { !log.values.isEmpty },
      "The work is done, but no answer has come."
    )
    #expect(
      log.values == ["success true"],
      """
      The subscriber's task has the priority `.utility`, and nobody asked for another one. The task \
      of the work began with another one.
      """
    )
  }

  @Test(arguments: [true, false]) func `dispose cancels the work`(detached: Bool) async throws {
    let outcome = Recorder<String>()
    let token = Single<Int>
      .create(detached: detached) { [work = watch.token()] in
        work.begin()
        // Gives up as soon as it is cancelled; the test does not wait for the hour.
        do { try await Task.sleep(for: .seconds(3600)) } catch { outcome.record("cancelled") }
        return 4
      }
      .subscribe(log.single())
    try #require(await watch.comesTrue { watch.hasBegun }, "The work has to begin at `subscribe`.")
    token.dispose()

    #expect(
      await tasksMakeTrue { outcome.values == ["cancelled"] },
      "Nobody waits any more, but the work goes on for an hour."
    )
    #expect(log.values.isEmpty, "Nothing may arrive after `dispose()`.")
  }
}

/// What a subscriber can tell a task that it starts.
private enum Screen {
  @TaskLocal static var title = "no screen"
}

/// Counts from 1; each iterator starts afresh.
private struct CountUp: AsyncSequence, Sendable {
  let last: Int
  let watch: Watch

  init(to last: Int, watch: Watch) {
    self.last = last
    self.watch = watch
  }

  struct Iterator: AsyncIteratorProtocol {
    let last: Int
    let token: Watch.Token
    var number = 0

    mutating func next() async -> Int? {
      token.begin()
      number += 1
      return number > last ? nil : number
    }
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(last: last, token: watch.token())
  }
}

import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution10Errors
#else
@testable import Chapter10Errors
#endif

@Suite struct `10.7 Errors as results` {
  private let source = HandSource<Int>()
  private let log = Log()

  private func listen() -> Disposable {
    source.asResult().map(text).subscribe(log.observer())
  }

  @Test func `elements are successes, and an error is a failure`() {
    let token = listen()

    source.send(.next(1), .next(2), .error(Storm()))

    #expect(
      log.values == ["next(ok 1)", "next(ok 2)", "next(failed: storm)", "completed"],
      "Each element is a success. The error is one more element, a failure, and the last one."
    )
    #expect(source.living == 0, "It is over.")
    token.dispose()
  }

  @Test func `every error is a failure, even a cancellation`() {
    let token = listen()

    source.send(.next(1), .error(CancellationError()))

    #expect(
      log.values.count == 3 && log.values.dropFirst().first?.hasPrefix("next(failed") == true,
      "`CancellationError` is an error like any other, and so a failure. Heard: \(log.values)."
    )
    token.dispose()
  }

  @Test func `an element that is an error is a success`() {
    let source = HandSource<Storm>()
    let token = source.asResult()
      .subscribe(onNext: { result in
        switch result {
        case .success: log.record("ok")
        case .failure: log.record("failed")
        }
      })

    source.send(.next(Storm()), .error(Hail()))

    #expect(
      log.values == ["ok", "failed"],
      "The source sends storms as its elements, and fails with hail. Heard: \(log.values)."
    )
    token.dispose()
  }

  @Test func `elements come when they are sent`() {
    let token = listen()

    source.send(.next(1))

    #expect(log.values == ["next(ok 1)"], "A result does not wait for the end.")
    token.dispose()
  }

  @Test func `a completion is a completion`() {
    let token = listen()

    source.send(.next(1), .completed)

    #expect(
      log.values == ["next(ok 1)", "completed"],
      "The source has completed without an error, and so the result completes, too."
    )
    #expect(source.living == 0, "It is over.")
    token.dispose()
  }

  @Test func `a screen that shows states survives an error`() {
    let states = BehaviorRelay<String>(value: "loading")
    let token = states.asObservable().subscribe(onNext: { log.record($0) })

    for request in [source.asObservable(), .just(12)] {
      _ = request.asResult().map(text).subscribe(onNext: { states.accept($0) })
      source.send(.error(Storm()))
    }

    #expect(
      log.values == ["loading", "failed: storm", "ok 12"],
      "The first request failed and the second did not; the screen shows one after the other."
    )
    token.dispose()
  }

  @Test func `nothing comes after the failure but the end`() {
    var isFirst = true
    let token = source.asResult().map(text)
      .subscribe(
        AnyObserver { [log, source] event in
          log.record("\(event)")
          // Once is enough to show it; without this, a wrong answer might go on forever.
          guard isFirst else { return }
          isFirst = false
          source.send(.next(2), .error(Hail()), .completed)
        }
      )

    source.send(.error(Storm()))

    #expect(
      log.values == ["next(failed: storm)", "completed"],
      """
      The source failed. While the observer heard of that, the source sent 2, another error and an end, \
      although it was over. Heard: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `each subscriber hears of the failure`() {
    let results = source.asResult().map(text)
    for _ in 1...2 {
      _ = results.subscribe(log.observer())
      source.send(.next(1), .error(Storm()))
    }

    let once = ["next(ok 1)", "next(failed: storm)", "completed"]
    #expect(
      log.values == once + once,
      """
      Two subscribed, one after the other, and for each the source sent 1 and failed. Heard: \
      \(log.values).
      """
    )
  }

  @Test func `a failure belongs to one subscription`() {
    let (results, second) = (source.asResult().map(text), Log())
    _ = results.subscribe(log.observer())
    source.send(.next(1), .error(Storm()))
    _ = results.subscribe(second.observer())
    source.send(.next(2), .completed)

    #expect(
      second.values == ["next(ok 2)", "completed"],
      """
      Two subscribed, one after the other. For the first the source failed; for the second it sent 2 \
      and completed, and did not fail. The second heard: \(second.values).
      """
    )
  }

  @Test func `two that fail within each other have each its own error`() throws {
    let sources = [source, HandSource<Int>()]
    var next = sources.makeIterator()
    let results = Observable.deferred { next.next() ?? .never() }.asResult().map(text)
    let logs = [log, Log()]
    let tokens = logs.map { results.subscribe($0.observer()) }
    source.whenDisposed = { sources[1].send(.error(Hail())) }
    source.send(.error(Storm()))
    source.whenDisposed = {}
    try #require(
      sources.allSatisfy { $0.subscriptions.count == 1 } && source.living == 0,
      "Each source has to be subscribed to once, and the first one has failed and is to be disposed."
    )

    #expect(
      logs.map { $0.values.first } == ["next(failed: storm)", "next(failed: hail)"],
      """
      Two have subscribed to one result. The source of the first failed with a storm, and while that was \
      being disposed, the source of the second failed with hail. Heard: \(logs.map(\.values)).
      """
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `the result keeps its source`() {
    let results = Observable<Int>.just(1).asResult()
    _ = results.map(text).subscribe(log.observer())

    #expect(
      log.values == ["next(ok 1)", "completed"],
      "Nobody but the result held the source, which sends 1 and completes. Heard: \(log.values)."
    )
  }

  @Test func `it keeps the rules that every operator keeps`() {
    // Looked at first: with a source that always fails there would be no end to it.
    let failing = HastySource<Int>([.error(Storm())], times: 3)
    failing.asResult().subscribe().dispose()
    #expect(
      failing.subscribers == 1,
      "The source failed, and nobody asked for another attempt: it was subscribed to \(failing.subscribers) times."
    )
    guard failing.subscribers == 1 else { return }
    // A failed source may be disposed before its failure is sent; for a completion see below.
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.asResult().map { try $0.get() } }
  }

  @Test func `a completion is heard before the source is disposed`() {
    let token = noted("source", source, in: log).asResult().map(text).subscribe(log.observer())
    source.send(.completed)

    #expect(
      log.values == ["source subscribed", "completed", "source disposed"],
      "The source has completed. An end is heard, and then it frees; what happened is \(log.values)."
    )
    token.dispose()
  }

  @Test func `dispose reaches the source`() {
    let token = listen()
    token.dispose()
    source.send(.next(1), .error(Storm()))

    #expect(source.subscriptions.map(\.disposals) == [1], "Nobody listens any more.")
    #expect(log.values.isEmpty, "After `dispose()` nothing is heard.")
  }

  private func text(of result: Result<Int, any Error>) -> String {
    switch result {
    case .success(let element): "ok \(element)"
    case .failure(let error): "failed: \(error)"
    }
  }
}

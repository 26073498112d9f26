import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution09Flattening
#else
@testable import Chapter09Flattening
#endif

@Suite struct `9.6 Who needs the source` {
  private let source = HandSource<Int>()
  private let log = Log()

  /// Subscribes to the result, and to each group as it comes.
  private func start() -> (result: Disposable, groups: Recorder<Token>) {
    let groups = Recorder<Token>()
    let result = source.groupBy { $0 % 3 }
      .subscribe(onNext: { group in
        log.record("key \(group.key)")
        groups.record(Token(group.subscribe(onNext: { log.record("\($0)") })))
      })
    return (result, groups)
  }

  @Test func `a group goes on when the result was disposed`() {
    let (result, groups) = start()
    source.send(.next(0))
    result.dispose()
    source.send(.next(3))

    #expect(
      log.values == ["key 0", "0", "3"],
      "Nobody wants new groups, but somebody listens to this one. It lives from the source."
    )
    #expect(source.living == 1, "As long as one group is listened to the source is needed.")
    groups.values.forEach { $0.dispose() }
  }

  @Test func `the last one out turns off the light`() {
    let (result, groups) = start()
    source.send(.next(0), .next(1))
    result.dispose()
    groups.values.first?.dispose()
    #expect(source.living == 1, "The second group is still listened to.")
    groups.values.last?.dispose()

    #expect(source.living == 0, "Nobody needs the source any more, and it works on.")
  }

  @Test func `the result alone needs the source, too`() {
    let (result, groups) = start()
    source.send(.next(0))
    groups.values.forEach { $0.dispose() }
    #expect(source.living == 1, "All groups were given up; the result still waits for new ones.")
    source.send(.next(1))
    #expect(log.values == ["key 0", "0", "key 1", "1"], "And here is one.")
    result.dispose()
    groups.values.forEach { $0.dispose() }

    #expect(source.living == 0, "Now everything was given up.")
  }

  @Test func `a group that nobody listens to needs nothing`() {
    let token = source.groupBy { $0 }.subscribe(log.observer())
    source.send(.next(0), .next(1))
    token.dispose()

    #expect(source.living == 0, "There are two groups, and nobody has subscribed to them.")
  }

  @Test func `a group that is given up twice counts once`() {
    let (result, groups) = start()
    source.send(.next(0), .next(1))
    result.dispose()
    groups.values.first?.dispose()
    groups.values.first?.dispose()

    #expect(source.living == 1, "One group was given up twice; the other one is still needed.")
    groups.values.last?.dispose()
  }

  @Test func `new keys are swallowed when the result was disposed`() {
    let (result, groups) = start()
    source.send(.next(0))
    result.dispose()
    source.send(.next(1), .next(3))

    #expect(log.values == ["key 0", "0", "3"], "After `dispose()` no new group is told.")
    groups.values.forEach { $0.dispose() }
  }

  @Test func `the groups of a result that was disposed still hear the end`() {
    var isOver = false
    let result = source.groupBy { $0 }
      .subscribe(onNext: { group in
        _ = group.subscribe(onCompleted: { isOver = true })
      })
    source.send(.next(0))
    result.dispose()
    source.send(.completed)

    #expect(isOver, "The group was listened to until the end, and has to be told of it.")
    #expect(source.living == 0, "The source has ended, and is let go of.")
  }

  @Test func `nothing is kept when all was given up`() {
    let lifetimes = Lifetimes()
    let (result, groups) = start()
    let other = source.groupBy { $0 }
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    source.send(.next(0))
    other.dispose()
    result.dispose()
    groups.values.forEach { $0.dispose() }
    source.forgetObservers()

    #expect(lifetimes.alive == 0, "All was given up, and an observer is still kept.")
  }
}

/// A token that can stand in a record.
private struct Token: @unchecked Sendable {
  // Unchecked: these tests use one thread.
  private let token: Disposable

  init(_ token: Disposable) {
    self.token = token
  }

  func dispose() {
    token.dispose()
  }
}

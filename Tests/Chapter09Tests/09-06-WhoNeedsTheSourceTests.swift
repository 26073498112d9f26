import ContractTesting
import Interleaving
import InterleavingTesting
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

  @Test func `a group goes on after the result was disposed`() {
    let (result, groups) = start()
    source.send(.next(0))
    result.dispose()
    source.send(.next(3))

    #expect(
      log.values == ["key 0", "0", "3"],
      "Nobody wants new groups, but this one has a subscriber, and it needs the source."
    )
    #expect(source.living == 1, "As long as one group has a subscriber, the source is needed.")
    groups.values.forEach { $0.dispose() }
  }

  @Test func `the last one out turns off the light`() {
    let (result, groups) = start()
    source.send(.next(0), .next(1))
    result.dispose()
    groups.values.first?.dispose()
    #expect(source.living == 1, "The second group still has a subscriber.")
    groups.values.last?.dispose()

    #expect(source.living == 0, "Nobody needs the source any more, but it goes on working.")
  }

  @Test func `the result alone needs the source, too`() {
    let (result, groups) = start()
    source.send(.next(0))
    groups.values.forEach { $0.dispose() }
    #expect(source.living == 1, "The result still waits for new groups.")
    source.send(.next(1))
    #expect(log.values == ["key 0", "0", "key 1", "1"], "And here is one.")
    result.dispose()
    groups.values.forEach { $0.dispose() }

    #expect(source.living == 0, "Now everything is disposed.")
  }

  @Test func `a group without a subscriber does not need the source`() {
    let token = source.groupBy { $0 }.subscribe(log.observer())
    source.send(.next(0), .next(1))
    token.dispose()

    #expect(source.living == 0, "There are two groups, but neither has a subscriber.")
  }

  @Test func `after the result was disposed a group may still get its first subscriber`() {
    var groups: [GroupedObservable<Int, Int>] = []
    let result = source.groupBy { $0 % 3 }.subscribe(onNext: { groups.append($0) })
    source.send(.next(0), .next(1))
    let first = groups.first?.subscribe { _ in }
    result.dispose()
    let second = groups.last?.subscribe(log.observer())
    source.send(.next(4))

    #expect(
      log.values == ["next(4)"],
      """
      The result was disposed while one group had a subscriber. Then another group, which had begun \
      before, got its first one, and the source sent 4, which belongs to it. Heard: \(log.values).
      """
    )
    first?.dispose()
    second?.dispose()
  }

  @Test func `a subscriber that has left its group hears nothing more of it`() {
    var group: GroupedObservable<Int, Int>?
    let result = source.groupBy { _ in 0 }.subscribe(onNext: { group = $0 })
    source.send(.next(0))
    let use = group?.subscribe(log.observer())
    source.send(.next(1))
    use?.dispose()
    source.send(.next(2))

    #expect(
      log.values == ["next(1)"],
      "It has disposed, and 2 came afterwards; that the result still needs the source is no excuse."
    )
    result.dispose()
  }

  @Test(arguments: ["the subscriber of a group", "the subscriber of the result"])
  func `the last one out hears nothing of a source that sends while it is disposed`(last: String) {
    let (result, groups) = start()
    source.send(.next(0))
    let group = groups.values.first
    if last == "the subscriber of a group" { result.dispose() } else { group?.dispose() }
    source.whenDisposed = { source.send(.next(3), .next(1), .completed) }
    result.dispose()
    group?.dispose()
    source.whenDisposed = {}

    #expect(
      log.values == ["key 0", "0"],
      """
      \(last == "the subscriber of a group" ? "A group" : "The result") was the last to be disposed, \
      and so the source was. Meanwhile it sent 3 and 1. That is after `dispose()`, and must not be \
      heard.
      """
    )
    groups.values.forEach { $0.dispose() }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `a group hears the end before the source is disposed`(end: Event<Int>) {
    let result = source.groupBy { _ in 0 }
      .subscribe(onNext: { [log] group in _ = group.subscribe(log.observer()) })
    source.send(.next(0))
    result.dispose()
    source.whenDisposed = { [log] in log.record("source disposed") }
    source.send(end)

    #expect(
      log.values == ["next(0)", "\(end)", "source disposed"],
      """
      The result was disposed, and a group had a subscriber. Then the source sent \(end): until that is \
      heard, the source is needed. What happened: \(log.values.joined(separator: ", ")).
      """
    )
    source.whenDisposed = {}
  }

  @Test func `a group's last subscriber may leave while it hears an element`() throws {
    let (left, living) = (SingleAssignmentDisposable(), Recorder<Int>())
    let result = source.groupBy { $0 % 2 }
      .subscribe(onNext: { [source] group in
        left.setDisposable(
          group.subscribe(onNext: { element in
            guard element == 2 else { return }
            left.dispose()
            living.record(source.living)
          })
        )
      })
    source.send(.next(0))
    result.dispose()
    source.send(.next(2))
    let atThatMoment = try #require(living.values.first, "The group's subscriber has to hear 2.")

    #expect(
      atThatMoment == 0,
      """
      The result was disposed, and the last subscriber of a group left when it heard 2. Nobody needed \
      the source from then on, and it was still subscribed to.
      """
    )
  }

  @Test func `each subscriber of a group counts`() {
    var group: GroupedObservable<Int, Int>?
    let result = source.groupBy { _ in 0 }.subscribe(onNext: { group = $0 })
    source.send(.next(0))
    let first = group?.subscribe { _ in }
    let second = group?.subscribe(log.observer())
    result.dispose()
    first?.dispose()
    source.send(.next(1))

    #expect(source.living == 1, "Of two subscribers of the same group, one is still there.")
    #expect(log.values == ["next(1)"], "One is still there, and hears what the source sends.")
    second?.dispose()
    #expect(source.living == 0, "The last one has left, so nobody needs the source.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `a late subscriber still hears the end of a group`(end: Event<Int>) {
    var group: GroupedObservable<Int, Int>?
    let result = source.groupBy { _ in 0 }.subscribe(onNext: { group = $0 })
    source.send(.next(0), end)
    result.dispose()
    group?.subscribe(log.observer()).dispose()

    #expect(
      log.values == ["\(end)"],
      "The source has ended, and nobody needs it. A late subscriber of a group hears that end."
    )
  }

  @Test func `a group that is disposed twice counts once`() {
    let (result, groups) = start()
    source.send(.next(0), .next(1))
    result.dispose()
    groups.values.first?.dispose()
    groups.values.first?.dispose()

    #expect(source.living == 1, "One group was disposed twice; the other still needs the source.")
    groups.values.last?.dispose()
  }

  @Test func `new keys are dropped once the result was disposed`() {
    let (result, groups) = start()
    source.send(.next(0))
    result.dispose()
    source.send(.next(1), .next(3))

    #expect(log.values == ["key 0", "0", "3"], "After `dispose()` no new group is sent.")
    groups.values.forEach { $0.dispose() }
  }

  @Test func `the groups of a disposed result still hear the end`() {
    var isOver = false
    let result = source.groupBy { $0 }
      .subscribe(onNext: { group in
        _ = group.subscribe(onCompleted: { isOver = true })
      })
    source.send(.next(0))
    result.dispose()
    source.send(.completed)

    #expect(isOver, "The group had a subscriber until the end, who has to hear it.")
    #expect(source.living == 0, "The source has ended, and is disposed.")
  }

  @Test func `the owner and the last user dispose at the same moment`() {
    inEveryInterleaving(
      "Each gives back its own part, and whoever is the last one disposes the source."
    ) { race in
      let source = HandSource<Int>()
      var group: Disposable?
      let result = source.groupBy { $0 }
        .subscribe(onNext: { group = $0.subscribe(onNext: { _ in }) })
      source.send(.next(0))
      race.thread("the subscriber of the result") { result.dispose() }
      race.thread("the subscriber of the group") { group?.dispose() }
      race.atEnd {
        let disposals = source.subscriptions.map(\.disposals)
        return disposals == [1]
          ? nil : "Both have disposed, and the source was disposed \(disposals.first ?? 0) times."
      }
    }
  }

  @Test func `a group gets a subscriber while the result is disposed`() {
    inEveryInterleaving(
      "A user of the source is counted until it disposes, and not longer."
    ) { race in
      let source = HandSource<Int>()
      var groups: [GroupedObservable<Int, Int>] = []
      var use: Disposable?
      let result = source.groupBy { $0 }.subscribe(onNext: { groups.append($0) })
      source.send(.next(0))
      race.thread("a subscriber of the group") { use = groups.first?.subscribe { _ in } }
      race.thread("the subscriber of the result") { result.dispose() }
      race.atEnd {
        use?.dispose()
        return source.living == 0 ? nil : "All have disposed, and the source is still subscribed."
      }
    }
  }

  @Test func `nothing is kept once everything is disposed`() {
    let lifetimes = Lifetimes()
    let (result, groups) = start()
    let other = source.groupBy { $0 }
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    source.send(.next(0))
    other.dispose()
    result.dispose()
    groups.values.forEach { $0.dispose() }
    source.forgetObservers()

    #expect(lifetimes.alive == 0, "Everything was disposed, but an observer is still kept.")
  }
}

/// A token that a recorder can hold.
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

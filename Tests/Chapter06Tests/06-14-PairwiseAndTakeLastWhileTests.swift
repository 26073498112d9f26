import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

/// An element that records where the stack ends when it is freed.
private final class Weight {
  let isLast: Bool
  private let ends: Recorder<UInt>

  init(isLast: Bool, freedAt ends: Recorder<UInt>) {
    self.isLast = isLast
    self.ends = ends
  }

  deinit {
    ends.record(endOfStack())
  }
}

/// Returns about where the stack of this thread ends now.
private func endOfStack() -> UInt {
  var here = 0
  return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
}

/// What becomes of a run.
private enum Run: CaseIterable {
  case dropped, disposed, sent
}

/// Returns how much deeper the stack gets at one element of a long run than at another.
private func depthOfStack(for run: Run) -> UInt {
  let ends = Recorder<UInt>()
  let source = HandSource<Weight>()
  let token = source.takeLast(while: { !$0.isLast })
    .subscribe { (_: Event<Weight>) in ends.record(endOfStack()) }
  for number in 1...1_000 {
    source.send(.next(Weight(isLast: run == .dropped && number == 1_000, freedAt: ends)))
  }
  if run == .sent { source.send(.completed) }
  token.dispose()
  source.forgetObservers()
  return (ends.values.max() ?? 0) - (ends.values.min() ?? 0)
}

/// How a subscription ends from outside.
private enum Ending: CaseIterable {
  case completed, failed, disposed

  /// What a report says of it.
  var text: String {
    switch self {
    case .completed: "The source completed"
    case .failed: "The source failed"
    case .disposed: "The subscriber disposed"
    }
  }

  func happens<Element>(to source: HandSource<Element>, _ token: Disposable) {
    switch self {
    case .completed: source.send(.completed)
    case .failed: source.send(.error(Storm()))
    case .disposed: token.dispose()
    }
  }
}

/// A source that sends within the condition of `takeLast(while:)`: numbers from 1 on, each from
/// outside, or within the call for a smaller one.
private struct Story {
  /// For each number the one in whose call it is sent; 0 stands for outside.
  let parents: [Int]

  /// What the condition returns for each number.
  let answers: [Bool]

  /// In whose call the source completes, when all else in it is sent; 0 stands for outside.
  let end: Int

  /// All stories with that many numbers.
  static func all(of count: Int) -> [Story] {
    var trees: [[Int]] = [[]]
    for number in 1...count { trees = trees.flatMap { tree in (0..<number).map { tree + [$0] } } }
    return trees.flatMap { parents in
      (0..<1 << count)
        .flatMap { bits in
          (0...count)
            .map { end in
              Story(parents: parents, answers: (0..<count).map { bits >> $0 & 1 == 1 }, end: end)
            }
        }
    }
  }

  /// Tells the story to `takeLast(while:)`; returns what happened, if that is wrong.
  func fault() -> String? {
    var happened: [Step] = []
    var depth = 0

    let source = HandSource<Int>()
    var hasCompleted: Bool { happened.contains(.completes) }
    func complete() {
      guard !hasCompleted else { return }
      happened.append(.completes)
      source.send(.completed)
    }
    func sendAll(of parent: Int) {
      for number in parents.indices.map({ $0 + 1 }) where parents[number - 1] == parent {
        happened.append(hasCompleted ? .comesTooLate(number) : .comes(number))
        source.send(.next(number))
      }
      if end == parent { complete() }
    }

    let token =
      source.takeLast(while: { number in
        happened.append(.asks(number))
        depth += 1
        sendAll(of: number)
        depth -= 1
        happened.append(.answers(number, answers[number - 1]))
        return answers[number - 1]
      })
      .subscribe { event in
        happened.append(.hears(event.element, within: depth))
      }
    sendAll(of: 0)
    complete()
    token.dispose()
    source.forgetObservers()
    return isRight(happened) ? nil : happened.map(\.text).joined(separator: "; ")
  }

  private func isRight(_ happened: [Step]) -> Bool {
    let arrived = happened.compactMap { if case .comes(let number) = $0 { number } else { nil } }
    let asked = happened.compactMap { if case .asks(let number) = $0 { number } else { nil } }
    let run = arrived.suffix(from: (arrived.lastIndex { !answers[$0 - 1] } ?? -1) + 1)
    let heard = happened.filter { if case .hears = $0 { true } else { false } }
    return heard == run.map { .hears($0, within: 0) } + [.hears(nil, within: 0)]
      && asked.sorted() == arrived.sorted()
  }

  /// Something that happens.
  private enum Step: Equatable {
    case comes(Int)
    case comesTooLate(Int)
    case completes
    case asks(Int)
    case answers(Int, Bool)
    /// The observer hears an element, or the end, within so many calls of the condition.
    case hears(Int?, within: Int)

    var text: String {
      switch self {
      case .comes(let number): "the source sends \(number)"
      case .comesTooLate(let number): "the source sends \(number), after its end"
      case .completes: "the source completes"
      case .asks(let number): "the condition is called for \(number)"
      case .answers(let number, let answer): "it returns \(answer) for \(number)"
      case .hears(let number, let depth):
        "the observer hears \(number.map { "\($0)" } ?? "the end")\(depth > 0 ? " too early" : "")"
      }
    }
  }
}

@Suite struct `6.14 pairwise and takeLast(while:)` {
  @Test func `pairwise sends each element with the one before it`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.pairwise().subscribe(log.observer())
    source.send(.next(1), .next(2))
    #expect(
      log.values == ["next((1, 2))"],
      "1 has nothing before it, and 2 has the 1. The observer heard \(log.values)."
    )

    source.send(.next(3), .completed)
    #expect(
      log.values == ["next((1, 2))", "next((2, 3))", "completed"],
      """
      Each element but the first and the last is in two pairs: first as the newer, then as the older \
      one. The observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: [[], [1]])
  func `without a second element there is no pair`(elements: [Int]) {
    let log = Log()

    _ = Observable.from(elements).pairwise().subscribe(log.observer())

    #expect(
      log.values == ["completed"],
      "The source sent \(elements) and completed. The observer heard \(log.values)."
    )
  }

  @Test func `nil is an element of a pair like any other`() {
    let log = Log()

    _ = Observable<Int?>.of(nil, 1, nil, nil).pairwise()
      .map { pair in "\(pair.0 ?? 0) \(pair.1 ?? 0)" }
      .subscribe(log.observer())

    #expect(
      log.values == ["next(0 1)", "next(1 0)", "next(0 0)", "completed"],
      """
      Four elements make three pairs, even if some of them are nil (shown as 0). The observer heard \
      \(log.values).
      """
    )
  }

  @Test func `pairwise forgets no element when the observer is reentrant`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.pairwise()
      .subscribe { event in
        log.record("\(event)")
        if event.element?.1 == 2 { source.send(.next(3)) }
      }
    source.send(.next(1), .next(2), .next(4))

    #expect(
      log.values == ["next((1, 2))", "next((2, 3))", "next((3, 4))"],
      """
      While the observer was handling (1, 2), the source sent 3, and later 4. The one before 3 is 2, \
      and the one before 4 is 3. The observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `pairwise keeps at most the last two elements`() {
    let lifetimes = Lifetimes()
    let source = HandSource<Lifetimes.Probe>()

    var most = 0
    let token = source.pairwise()
      .subscribe { (_: Event<(Lifetimes.Probe, Lifetimes.Probe)>) in
        most = max(most, lifetimes.alive)
      }
    for _ in 1...100 { source.send(.next(lifetimes.probe())) }

    #expect(
      most <= 2,
      """
      While a pair is heard, its two elements are needed, and no other: the one before them is in no pair \
      that is still to come. \(most) were in memory.
      """
    )
    #expect(
      lifetimes.alive <= 2,
      """
      100 elements came, and \(lifetimes.alive) are kept. No pair that is still to come needs more \
      than the last one.
      """
    )
    source.send(.completed)
    source.forgetObservers()
    let isFreed = lifetimes.alive == 0
    #expect(
      isFreed,
      """
      The sequence has ended, the source has released its observer, and \(lifetimes.alive) elements \
      are still in memory: whoever keeps the token keeps them, too.
      """
    )
    token.dispose()
  }

  @Test(arguments: Ending.allCases)
  fileprivate func `after an end or dispose no element of a pair is kept`(ending: Ending) {
    let lifetimes = Lifetimes()
    let source = HandSource<Lifetimes.Probe>()

    let token = source.pairwise()
      .subscribe { (_: Event<(Lifetimes.Probe, Lifetimes.Probe)>) in }
    for _ in 1...3 { source.send(.next(lifetimes.probe())) }
    ending.happens(to: source, token)
    source.forgetObservers()

    let isFreed = lifetimes.alive == 0
    #expect(
      isFreed,
      """
      \(ending.text), the source has released its observer, and \(lifetimes.alive) elements are still \
      in memory: whoever keeps the token keeps them, too.
      """
    )
    token.dispose()
  }

  @Test func `no pair comes after dispose`() {
    expectHearsNothingMore(onceDisposedAfter: [.next(1), .next(2), .next(3), .completed]) {
      $0.pairwise()
    }
  }

  @Test func `pairwise keeps the rules that every operator keeps`() {
    // An element in front makes a pair of each element of the source, which has to pass at once.
    expectKeepsTheRules { $0.startWith(0).pairwise().map { $0.1 } }
    expectEnds(with: "completed", behind: nil, after: [.next(1), .next(2), .completed]) {
      $0.pairwise()
    }
    expectEnds(with: "error(storm)", behind: nil, after: [.next(1), .next(2), .error(Storm())]) {
      $0.pairwise()
    }
  }

  @Test func `each subscriber of pairwise has pairs of its own`() {
    let (left, right) = (Log(), Log())
    let source = HandSource<Int>()
    let pairs = source.pairwise()

    let first = pairs.subscribe(left.observer())
    source.send(.next(1))
    let second = pairs.subscribe(right.observer())
    source.send(.next(2), .next(3))

    #expect(
      left.values == ["next((1, 2))", "next((2, 3))"],
      "The first one was there from the start. It heard \(left.values)."
    )
    #expect(
      right.values == ["next((2, 3))"],
      """
      The second one subscribed after the 1: for it, 2 was the first. It heard \(right.values).
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `pairwise stays flat with a hundred thousand elements`() {
    var count = 0
    var isInOrder = true

    _ = Observable.from(0..<100_000).pairwise()
      .subscribe(onNext: { older, newer in
        isInOrder = isInOrder && older == count && newer == count + 1
        count += 1
      })

    #expect(
      count == 99_999 && isInOrder,
      "A hundred thousand elements make 99,999 pairs, in order. The observer heard \(count)."
    )
  }
}

extension `6.14 pairwise and takeLast(while:)` {
  @Test func `takeLast(while:) sends the run at the end, when the source has completed`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.takeLast(while: { $0 < 4 }).subscribe(log.observer())
    source.send(.next(1), .next(5), .next(2), .next(3))
    #expect(
      log.values.isEmpty,
      "Nobody knows before the end which elements stand at it. The observer heard \(log.values)."
    )

    source.send(.completed)
    #expect(
      log.values == ["next(2)", "next(3)", "completed"],
      """
      The source sent 1, 5, 2, 3. Those after the 5 are at the end and less than 4, and they go out in \
      order. The observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `a longer run in the middle does not count`() {
    let log = Log()

    _ = Observable.of(1, 2, 3, 5, 1).takeLast(while: { $0 < 4 }).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "completed"],
      """
      The source sent 1, 2, 3, 5, 1. The run at its end is the last 1 alone. The observer heard \
      \(log.values).
      """
    )
  }

  @Test(arguments: [[], [5], [1, 2, 5]])
  func `without a run there is nothing but the end`(elements: [Int]) {
    let log = Log()

    _ = Observable.from(elements).takeLast(while: { $0 < 4 }).subscribe(log.observer())

    #expect(
      log.values == ["completed"],
      "The source sent \(elements), and no run stands at its end. The observer heard \(log.values)."
    )
  }

  @Test func `a source in which all satisfy the condition is sent whole`() {
    let log = Log()

    _ = Observable.of(1, 2, 3).takeLast(while: { _ in true }).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "No element stands between the first one and the end. The observer heard \(log.values)."
    )
  }

  @Test func `nil is an element of the run like any other`() {
    let log = Log()

    _ = Observable<Int?>.of(1, nil, 2, nil).takeLast(while: { $0 != 1 })
      .map { $0 ?? 0 }
      .subscribe(log.observer())

    #expect(
      log.values == ["next(0)", "next(2)", "next(0)", "completed"],
      """
      nil (shown as 0) satisfies the condition, so it belongs to the run. The observer heard \
      \(log.values).
      """
    )
  }

  @Test func `takeLast(while:) keeps the rules that every operator keeps`() {
    expectKeepsTheRulesAtTheEnd { $0.takeLast(while: { _ in true }) }
    expectKeepsTheRulesAtTheEnd { $0.takeLast(while: { _ in false }) }
  }

  @Test func `a condition that throws ends the sequence at once, and frees the source`() {
    let log = Log()
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { number in
        asked.record(number)
        if number == 2 { throw Storm() }
        return true
      })
      .subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["error(storm)"],
      """
      The condition threw for 2. That is the end, at once, and what was kept is dropped. The observer \
      heard \(log.values).
      """
    )
    #expect(source.living == 0, "The source has not ended: something has to stop it.")
    source.send(.next(3), .completed)
    #expect(
      asked.values == [1, 2],
      """
      The sequence had failed, and the source went on sending. After the end the condition is not \
      called again. It was called for \(asked.values).
      """
    )
    token.dispose()
    expectEnds(with: "error(storm)", after: [.next(1)]) {
      $0.takeLast(while: { _ in throw Storm() })
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `the condition may make the source send`(isFirstIn: Bool, isSecondIn: Bool) {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { number in
        guard number == 1 else { return isSecondIn }
        source.send(.next(2))
        return isFirstIn
      })
      .subscribe(log.observer())
    source.send(.next(1), .completed)

    let run = isSecondIn ? (isFirstIn ? ["next(1)", "next(2)"] : ["next(2)"]) : []
    #expect(
      log.values == run + ["completed"],
      """
      While the condition was called for 1, the source sent 2. It returned \(isFirstIn) for 1, and \
      \(isSecondIn) for 2. 2 came after 1, so it follows it in the run, and `false` drops only its own \
      element and those before it. The observer heard \(log.values).
      """
    )
    token.dispose()
    source.forgetObservers()
  }

  @Test(arguments: [true, false])
  func `the source may complete while the condition runs`(isIn: Bool) {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { _ in
        source.send(.completed)
        log.record("it returns \(isIn)")
        return isIn
      })
      .subscribe(log.observer())
    source.send(.next(1))

    #expect(
      log.values == ["it returns \(isIn)"] + (isIn ? ["next(1)"] : []) + ["completed"],
      """
      While the condition was called for 1, the source completed. Before it returns, nobody knows \
      whether 1 is in the run. What happened: \(log.values).
      """
    )
    token.dispose()
    source.forgetObservers()
  }

  @Test func `the source may send and complete while the condition runs`() {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { number in
        guard number == 1 else { return true }
        source.send(.next(2), .completed)
        log.record("it returns for 1")
        return true
      })
      .subscribe(log.observer())
    source.send(.next(1))

    #expect(
      log.values == ["it returns for 1", "next(1)", "next(2)", "completed"],
      """
      While the condition was called for 1, the source sent 2 and completed. Before that call returns, \
      nobody knows whether 1 is in the run, even if the call for 2 is over. What happened: \(log.values).
      """
    )
    token.dispose()
    source.forgetObservers()
  }

  @Test func `the run is right, whatever the source does while the condition runs`() {
    // Up to four elements, each sent from outside or within one of the calls before it.
    let stories = (1...4).flatMap { Story.all(of: $0) }
    let fault = stories.lazy.compactMap { $0.fault() }.first
    #expect(
      fault == nil,
      """
      The run is what came after the last element that failed the condition, in the order in which it \
      came; it goes out, with the end, when every call has returned; and the condition is called once \
      for each element that came before the end. What happened: \(fault ?? "nothing wrong").
      """
    )
  }

  @Test(arguments: [true, false])
  func `an error that comes while the condition runs is sent alone`(isIn: Bool) {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { number in
        if number == 2 { source.send(.next(3), .error(Storm())) }
        return isIn
      })
      .subscribe(log.observer())
    source.send(.next(1), .next(2), .next(4), .completed)

    #expect(
      log.values == ["error(storm)"],
      """
      While the condition was called for 2, the source sent 3 and failed. An error drops the elements, \
      and is sent alone. The observer heard \(log.values).
      """
    )
    token.dispose()
    source.forgetObservers()
  }

  @Test(arguments: [[Event.completed], [.next(2), .completed], [.next(2)]])
  func `a condition that throws fails the result, whatever the source has sent meanwhile`(
    meanwhile: [Event<Int>]
  ) {
    for thrower in [1, 2] where thrower == 1 || meanwhile.first?.element == 2 {
      let log = Log()
      let source = HandSource<Int>()
      var toSend = meanwhile

      let token =
        source.takeLast(while: { number in
          if number == 1 {
            // Once: it may be asked again because of that.
            let events = toSend
            toSend = []
            for event in events { source.send(event) }
          }
          if number == thrower { throw Storm() }
          return true
        })
        .subscribe(log.observer())
      source.send(.next(1), .next(3), .completed)

      #expect(
        log.values == ["error(storm)"],
        """
        While the condition was called for 1, the source sent \(meanwhile); the condition threw for \
        \(thrower). A throw is neither yes nor no: the result fails, and no element is sent. The \
        observer heard \(log.values).
        """
      )
      token.dispose()
      source.forgetObservers()
    }
  }

  @Test func `what the observer causes while it hears the end is not asked about`() {
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { number in
        asked.record(number)
        throw Storm()
      })
      .subscribe(
        AnyObserver { event in
          // Once is enough to show it; without this, a wrong answer might go on forever.
          if event.isStopEvent, asked.values.count < 2 { source.send(.next(2)) }
        }
      )
    source.send(.next(1))

    #expect(
      asked.values == [1],
      """
      The condition threw for 1, and while the observer heard of that, it made the source send 2. The \
      result has ended by then, and the condition was called for \(asked.values).
      """
    )
    token.dispose()
  }

  @Test func `what an inner call of the condition throws is the end at once`() {
    let (log, asked) = (Log(), Recorder<Int>())
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { number in
        asked.record(number)
        if number == 2 { throw Storm() }
        source.send(.next(2))
        // An answer may also keep 2 until this call has returned.
        if asked.values.contains(2) {
          log.record(log.values.isEmpty ? "nothing was heard" : "that was heard")
        }
        return true
      })
      .subscribe(log.observer())
    source.send(.next(1))

    #expect(
      log.values.filter { $0 != "that was heard" } == ["error(storm)"],
      """
      While the condition was called for 1, the source sent 2, and the condition threw for that. This is \
      the end at once, and does not wait until the call for 1 has returned. What happened: \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: [true, false, nil])
  func `nothing is sent after a dispose within the condition`(isIn: Bool?) {
    for completes in [true, false] {
      var isOpen = true
      expectHearsNothingMore(
        onceDisposedWithin: "the condition",
        after: [.next(1), .next(2), .completed]
      ) { source, dispose in
        source.takeLast(while: { number in
          guard number == 2 else { return true }
          if completes, isOpen {
            // Once: it may be asked again because of that.
            isOpen = false
            (source as? HandSource<Int>)?.send(.completed)
          }
          dispose()
          guard let isIn else { throw Storm() }
          return isIn
        })
      }
    }
  }

  @Test(arguments: Ending.allCases)
  fileprivate func `after an end or dispose the condition is not called`(ending: Ending) {
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { number in
        asked.record(number)
        return true
      })
      .subscribe { _ in }
    source.send(.next(1))
    ending.happens(to: source, token)
    source.send(.next(2))

    #expect(
      asked.values == [1],
      """
      \(ending.text) after 1, and the source sent 2 nevertheless. After an end or `dispose()` the \
      condition is not called again. It was called for \(asked.values).
      """
    )
    token.dispose()
  }

  @Test func `after a dispose within the condition, it is not called for what waits`() {
    let log = Log()
    let source = HandSource<Int>()
    let token = SerialDisposable()
    token.disposable =
      source.takeLast(while: { number in
        log.record("asked about \(number)")
        if number == 1 {
          source.send(.next(2))
          token.dispose()
          log.record("disposed")
        }
        return true
      })
      .subscribe(onNext: { _ in })
    source.send(.next(1))

    #expect(
      log.values.last == "disposed",
      """
      While the condition ran for 1, the source sent 2, and then the subscriber disposed. After that the \
      condition is not called. What happened: \(log.values).
      """
    )
  }

  @Test func `what follows an end that came while the condition ran changes nothing`() {
    let log = Log()
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { number in
        asked.record(number)
        if number == 1 { source.send(.completed, .next(2), .error(Storm())) }
        return true
      })
      .subscribe(log.observer())
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "completed"],
      """
      While the condition was called for 1, the source completed, and then sent 2 and an error as well, \
      which come too late. The observer heard \(log.values).
      """
    )
    #expect(
      asked.values == [1],
      """
      After the end of the source the condition is not called again, even if it came during a call. It \
      was called for \(asked.values).
      """
    )
    token.dispose()
    source.forgetObservers()
  }

  @Test func `it keeps no element that can no longer be in the run`() {
    let lifetimes = Lifetimes()
    let source = HandSource<(isDry: Bool, probe: Lifetimes.Probe)>()

    let token = source.takeLast(while: { $0.isDry })
      .subscribe { (_: Event<(isDry: Bool, probe: Lifetimes.Probe)>) in }
    for _ in 1...50 { source.send(.next((true, lifetimes.probe()))) }
    source.send(.next((false, lifetimes.probe())))
    let isEmpty = lifetimes.alive == 0
    #expect(
      isEmpty,
      """
      After 50 elements that satisfied the condition came one that does not. None of them can be in \
      the run at the end, and \(lifetimes.alive) are kept.
      """
    )

    for _ in 1...2 { source.send(.next((true, lifetimes.probe()))) }
    #expect(
      lifetimes.alive == 2,
      "Two elements came since, and may be in the run. \(lifetimes.alive) are kept."
    )
    source.send(.completed)
    source.forgetObservers()
    let isFreed = lifetimes.alive == 0
    #expect(
      isFreed,
      """
      The run has been sent, the source has released its observer, and \(lifetimes.alive) elements are \
      still in memory: whoever keeps the token keeps them, too.
      """
    )
    token.dispose()
  }

  @Test(arguments: Ending.allCases, [false, true])
  fileprivate func `after an end or dispose nothing of the run is kept`(
    ending: Ending,
    endsWithinTheCondition: Bool
  ) {
    let lifetimes = Lifetimes()
    let source = HandSource<Lifetimes.Probe>()
    let token = SerialDisposable()
    var count = 0

    let subscription =
      source.takeLast(while: { _ in
        count += 1
        if endsWithinTheCondition, count == 3 { ending.happens(to: source, token) }
        return true
      })
      .subscribe { (_: Event<Lifetimes.Probe>) in }
    token.disposable = subscription
    for _ in 1...3 { source.send(.next(lifetimes.probe())) }
    if !endsWithinTheCondition { ending.happens(to: source, token) }
    source.forgetObservers()

    let isFreed = lifetimes.alive == 0
    #expect(
      isFreed,
      """
      \(ending.text)\(endsWithinTheCondition ? " while the condition ran" : ""), the source has \
      released its observer, and \(lifetimes.alive) of 3 elements are still in memory: whoever keeps \
      the token keeps them, too.
      """
    )
    subscription.dispose()
  }

  @Test func `what the condition throws leaves nothing of the run`() {
    let lifetimes = Lifetimes()
    let source = HandSource<Lifetimes.Probe>()
    var count = 0

    let token =
      source.takeLast(while: { _ in
        count += 1
        if count == 3 { throw Storm() }
        return true
      })
      .subscribe { (_: Event<Lifetimes.Probe>) in }
    for _ in 1...4 { source.send(.next(lifetimes.probe())) }
    source.forgetObservers()

    let isFreed = lifetimes.alive == 0
    #expect(
      isFreed,
      """
      The condition threw for the third element, the source has released its observer, and \
      \(lifetimes.alive) of 4 elements are still in memory: whoever keeps the token keeps them, too.
      """
    )
    token.dispose()
  }

  @Test func `an observer that disposes hears no more of the run`() {
    let log = Log()
    let source = HandSource<Int>()
    var token: Disposable?

    token = source.takeLast(while: { _ in true })
      .subscribe { event in
        log.record("\(event)")
        if event.element == 2 { token?.dispose() }
      }
    source.send(.next(1), .next(2), .next(3), .completed)

    #expect(
      log.values == ["next(1)", "next(2)"],
      "It disposed at 2, so neither 3 nor the end may come. It heard \(log.values)."
    )
    token?.dispose()
  }

  @Test(arguments: [[Event.next(3)], [.completed], [.error(Storm())]])
  func `what a source sends after its end changes nothing`(late: [Event<Int>]) {
    let log = Log()
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.takeLast(while: { number in
        asked.record(number)
        return true
      })
      .subscribe { event in
        log.record("\(event)")
        // Once is enough to show it; without this, a wrong answer would recurse forever.
        guard log.values == ["next(1)"] else { return }
        for event in late { source.send(event) }
      }
    source.send(.next(1), .next(2), .completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      """
      The source had completed, and the run was 1, 2. While 1 was being sent, the source sent \(late) \
      as well, which comes too late. The observer heard \(log.values).
      """
    )
    #expect(
      asked.values == [1, 2],
      """
      After the end of the source the condition is not called again. It was called for \(asked.values).
      """
    )
    token.dispose()
  }

  @Test func `each subscriber has a run of its own`() {
    let (left, right) = (Log(), Log())
    let source = HandSource<Int>()
    let tail = source.takeLast(while: { $0 < 4 })

    let first = tail.subscribe(left.observer())
    source.send(.next(1))
    let second = tail.subscribe(right.observer())
    source.send(.next(2), .completed)

    #expect(
      left.values == ["next(1)", "next(2)", "completed"],
      "The first one was there from the start. It heard \(left.values)."
    )
    #expect(
      right.values == ["next(2)", "completed"],
      "The second one subscribed after the 1. It heard \(right.values)."
    )
    first.dispose()
    second.dispose()
  }

  @Test func `takeLast(while:) stays flat with twenty thousand elements`() throws {
    // A stack that overflows would stop the program, so a thousand are tried first.
    for run in Run.allCases {
      let depth = depthOfStack(for: run)
      try #require(
        depth < 20_000,
        """
        A run of 1,000 elements was \(run). When they were heard or freed, the stack was \(depth) \
        bytes deeper at one of them than at another. With more elements it gets deeper still, and with \
        enough of them it overflows.
        """
      )
    }

    var heard: [Int] = []

    _ = Observable.from(0..<20_000).takeLast(while: { $0 != 9_999 })
      .subscribe(onNext: { heard.append($0) })

    let isInOrder = heard == Array(10_000..<20_000)
    #expect(
      isInOrder,
      """
      Twenty thousand elements came, and the last 10,000 are the run. The observer heard \
      \(heard.count) elements\(heard.count == 10_000 ? ", others or in another order" : "").
      """
    )
  }

  @Test func `the condition is freed with its subscription and its producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.takeLast(while: { _ in
        probe.touch()
        return true
      })
    }
  }
}

extension `6.14 pairwise and takeLast(while:)` {
  @Test func `it makes the lesson's pictures come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.14",
      operators: [
        "pairwise()": { $0.pairwise().map { $0 * 10 + $1 } },
        "takeLast(while: { $0 < 4 })": { $0.takeLast(while: { $0 < 4 }) },
      ]
    )
  }
}

import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

/// Expects the rules that every operator keeps from one that sends nothing before the end.
///
/// - Parameters:
///   - end: What the result sends last when the source has completed.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator, which ends when its source does.
func expectKeepsTheRulesAtTheEnd<Result>(
  completedBecomes end: String = "completed",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>) -> Observable<Result>
) {
  expectEnds(
    with: "error(storm)",
    after: [.next(1), .error(Storm())],
    sourceLocation: sourceLocation,
    operated
  )
  expectEnds(
    with: end,
    behind: nil,
    after: [.next(1), .completed],
    sourceLocation: sourceLocation,
    operated
  )
  let (source, log) = (HandSource<Int>(), Log())
  let token = operated(source).subscribe(log.observer())
  source.send(.next(1))
  source.whenDisposed = { source.send(.completed) }
  token.dispose()
  source.send(.completed)
  #expect(
    log.values.isEmpty,
    """
    After `dispose()` the observer hears nothing, whatever was gathered before, even if the source \
    completes. It heard \(log.values).
    """,
    sourceLocation: sourceLocation
  )
  #expect(
    source.living == 0,
    "`dispose()` has to reach the source through the whole chain.",
    sourceLocation: sourceLocation
  )
  source.whenDisposed = {}
}

/// Expects a result to end, and in the way that every operator has to end.
///
/// The observer makes the source send more while it is handling the end.
/// - Parameters:
///   - end: The end that the observer hears.
///   - elements: All that it hears before; nil if that does not matter.
///   - events: What the source sends until then.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator.
func expectEnds<Result>(
  with end: String,
  behind elements: [String]? = [],
  after events: [Event<Int>],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>) -> Observable<Result>
) {
  let (source, log, lifetimes) = (HandSource<Int>(), Log(), Lifetimes())
  var living: Int?
  let token = operated(source)
    .subscribe(
      AnyObserver { [probe = lifetimes.probe()] event in
        probe.touch()
        log.record("\(event)")
        guard event.isStopEvent, living == nil else { return }
        living = source.living
        source.send(.next(8), .completed, .error(Storm()))
      }
    )
  for event in events { source.send(event) }
  source.send(.next(9), .completed)

  let sent = events.map { "\($0)" }.joined(separator: ", ")
  let heard = log.values.isEmpty ? "nothing" : log.values.joined(separator: ", ")
  let told = (elements ?? log.values.prefix { $0.hasPrefix("next") }) + [end]
  #expect(
    log.values == told,
    """
    The source sent \(sent). That has to end in \(end), and nothing may come after it, even if the \
    observer makes the source send more while it is handling the end. It heard \(heard).
    """,
    sourceLocation: sourceLocation
  )
  #expect(
    living != 0,
    "When the observer heard of the end, the source had already been disposed.",
    sourceLocation: sourceLocation
  )
  #expect(
    source.subscriptions.map(\.disposals) == [1],
    """
    There has to be one subscription to the source, disposed once when the result has ended. There \
    were \(source.subscriptions.count), and \(source.living) of them were never disposed.
    """,
    sourceLocation: sourceLocation
  )
  source.forgetObservers()
  #expect(
    lifetimes.alive == 0,
    "The sequence has ended, and its sink still keeps the observer.",
    sourceLocation: sourceLocation
  )
  token.dispose()
}

/// Expects that an observer hears nothing more once it has disposed, not even the end.
///
/// The observer disposes while it is handling the first element that it hears.
/// - Parameters:
///   - events: What the source sends.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator.
func expectHearsNothingMore<Result>(
  onceDisposedAfter events: [Event<Int>],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>) -> Observable<Result>
) {
  let (source, log) = (HandSource<Int>(), Log())
  var token: Disposable?
  token = operated(source)
    .subscribe(
      AnyObserver { event in
        log.record("\(event)")
        token?.dispose()
      }
    )
  for event in events { source.send(event) }

  #expect(
    log.values.count == 1,
    """
    The observer disposed while it was handling the first element, so nothing more may come, not even \
    the end. It heard \(log.values).
    """,
    sourceLocation: sourceLocation
  )
  #expect(
    source.living == 0,
    "The observer has disposed, and the source is still subscribed to.",
    sourceLocation: sourceLocation
  )
  token?.dispose()
}

/// Expects that an observer hears nothing more once it has disposed within a closure of the operator.
///
/// - Parameters:
///   - closure: What is said of the closure in a report.
///   - events: What the source sends.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator; the function that it is given has to be called in the closure.
func expectHearsNothingMore<Result>(
  onceDisposedWithin closure: String,
  after events: [Event<Int>],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, _ dispose: @escaping () -> Void) -> Observable<Result>
) {
  let (source, log, token) = (HandSource<Int>(), Log(), SerialDisposable())
  var heard: [String]?
  let result = operated(source) {
    guard heard == nil else { return }
    heard = log.values
    token.dispose()
  }
  token.disposable = result.subscribe(log.observer())
  for event in events { source.send(event) }

  let sent = events.map { "\($0)" }.joined(separator: ", ")
  #expect(
    heard != nil,
    "The source sent \(sent), and \(closure) was never called.",
    sourceLocation: sourceLocation
  )
  guard let heard else { return }
  #expect(
    log.values == heard,
    """
    The source sent \(sent). The subscriber disposed while \(closure) was running, so nothing more \
    may come. It had heard \(heard), and in the end \(log.values).
    """,
    sourceLocation: sourceLocation
  )
  source.forgetObservers()
}

/// Expects one end, and nothing after it, if the source ends while a closure of the operator runs.
///
/// - Parameters:
///   - closure: What is said of the closure in a report.
///   - events: What the source sends.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator; the function that it is given has to be called in the closure.
func expectEndsOnce<Result>(
  whenTheSourceEndsWithin closure: String,
  after events: [Event<Int>],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, _ end: @escaping () -> Void) -> Observable<Result>
) {
  for end in [Event<Int>.completed, .error(Storm())] {
    let (source, log) = (HandSource<Int>(), Log())
    var hasEnded = false
    let result = operated(source) {
      guard !hasEnded else { return }
      hasEnded = true
      source.send(end)
    }
    let token = result.subscribe(log.observer())
    for event in events { source.send(event) }
    source.send(.next(9), .completed)

    let ends = log.values.indices.filter { !log.values[$0].hasPrefix("next") }
    #expect(
      hasEnded && ends == [log.values.count - 1],
      """
      While \(closure) was running, the source sent \(end). A sequence has one end, and nothing comes \
      after it, not even the element that the closure was called for. The observer heard \(log.values).
      """,
      sourceLocation: sourceLocation
    )
    token.dispose()
    source.forgetObservers()
  }
}

/// Expects that a closure is called for certain elements, in order, and once for each of them.
///
/// - Parameters:
///   - closure: What is said of the closure in a report.
///   - elements: What it has to be called for.
///   - events: What the source sends.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator; the function that it is given has to be called in the closure,
///     with the element that this call is about.
func expectCalls<Result>(
  of closure: String,
  for elements: [Int],
  after events: [Event<Int>],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, _ note: @escaping (Int) -> Void) -> Observable<Result>
) {
  let (source, asked) = (HandSource<Int>(), Recorder<Int>())
  let token = operated(source, asked.record).subscribe { _ in }
  for event in events { source.send(event) }

  #expect(
    asked.values == elements,
    """
    A closure may be expensive, or do something besides, so it is called once for each element that \
    needs it: \(closure) for \(elements). It was called for \(asked.values).
    """,
    sourceLocation: sourceLocation
  )
  token.dispose()
  source.forgetObservers()
}

/// Runs `body` on a thread of its own, so that a generator that never stops fails only its own test.
///
/// Returns whether it stopped: one that did not works on, and slows down what comes next.
@discardableResult
func expectReturns(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping () -> Void
) -> Bool {
  let returned = onThreads(1, within: 3) { _ in body() }
  #expect(
    returned,
    "`subscribe` does not return: the generator takes one turn after another.",
    sourceLocation: sourceLocation
  )
  return returned
}

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

/// Expects of an operator that says nothing before the end what it owes to its source.
///
/// - Parameters:
///   - sourceLocation: Where to report.
///   - operated: Applies the operator, which completes when its source does.
func expectKeepsTheRulesAtTheEnd<Result>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>) -> Observable<Result>
) {
  do {
    let (source, log) = (HandSource<Int>(), Log())
    let token = operated(source).subscribe(log.observer())
    source.send(.next(1), .error(Storm()), .completed)
    #expect(
      log.values == ["error(storm)"],
      "The source failed: that is all there is to say, and nothing of what was gathered.",
      sourceLocation: sourceLocation
    )
    #expect(
      source.living == 0,
      "After an error the subscription to the source is disposed: its resources are freed.",
      sourceLocation: sourceLocation
    )
    token.dispose()
  }
  do {
    let (source, log) = (HandSource<Int>(), Log())
    let token = operated(source).subscribe(log.observer())
    source.send(.next(1), .completed)
    let heard = log.values
    source.send(.next(2), .completed)
    #expect(heard.last == "completed", "The source completed.", sourceLocation: sourceLocation)
    #expect(
      log.values == heard,
      "The source ended and spoke on. A sequence has one end, and nothing after it.",
      sourceLocation: sourceLocation
    )
    #expect(
      source.subscriptions.map(\.disposals) == [1],
      "One subscription to the source, disposed once, when it has ended.",
      sourceLocation: sourceLocation
    )
    token.dispose()
  }
  do {
    let (source, log) = (HandSource<Int>(), Log())
    let token = operated(source).subscribe(log.observer())
    source.send(.next(1))
    token.dispose()
    source.send(.completed)
    #expect(
      log.values.isEmpty,
      "After `dispose()` the observer hears nothing, whatever was gathered before.",
      sourceLocation: sourceLocation
    )
    #expect(
      source.living == 0,
      "`dispose()` has to reach the source through the whole chain.",
      sourceLocation: sourceLocation
    )
  }
  do {
    let (source, lifetimes) = (HandSource<Int>(), Lifetimes())
    let token = operated(source)
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    source.send(.next(1), .completed)
    source.forgetObservers()
    #expect(
      lifetimes.alive == 0,
      "The sequence has ended, and its machine still keeps the observer.",
      sourceLocation: sourceLocation
    )
    token.dispose()
  }
}

/// Runs `body` on a thread of its own, so that a generator that never stops fails its test only.
func expectReturns(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping () -> Void
) {
  let returned = onThreads(1) { _ in body() }
  #expect(
    returned,
    "After five seconds `subscribe` has not returned: the generator takes turn after turn.",
    sourceLocation: sourceLocation
  )
}

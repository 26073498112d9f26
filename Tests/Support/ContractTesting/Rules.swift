import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

/// Expects of an operator what every operator owes to its source and to its observer.
///
/// - Parameters:
///   - sourceLocation: Where to report.
///   - operated: Applies the operator so that it lets every element pass unchanged.
public func expectKeepsTheRules(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>) -> Observable<Int>
) {
  func start(_ source: HandSource<Int>, _ log: Log) -> Disposable {
    operated(source).subscribe(log.observer())
  }

  do {
    let (source, log) = (HandSource<Int>(), Log())
    let token = start(source, log)
    source.send(.next(1), .error(Storm()))
    #expect(
      log.values == ["next(1)", "error(storm)"],
      "An error of the source is the result's error: it must come through.",
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
    let token = start(source, log)
    source.send(.next(1), .completed, .next(2), .completed)
    #expect(
      log.values == ["next(1)", "completed"],
      "The source ended and spoke on. A sequence has one end, and nothing after it.",
      sourceLocation: sourceLocation
    )
    #expect(
      source.living == 0,
      "After `completed` the subscription to the source is disposed: its resources are freed.",
      sourceLocation: sourceLocation
    )
    #expect(
      source.subscriptions.map(\.disposals) == [1],
      "One subscription to the source, disposed once.",
      sourceLocation: sourceLocation
    )
    token.dispose()
  }
  do {
    let (source, log) = (HandSource<Int>(), Log())
    let token = start(source, log)
    source.send(.next(1))
    token.dispose()
    source.send(.next(2), .completed)
    #expect(
      log.values == ["next(1)"],
      "After `dispose()` the observer hears nothing, whatever the source does.",
      sourceLocation: sourceLocation
    )
    #expect(
      source.living == 0,
      "`dispose()` has to reach the source through the whole chain.",
      sourceLocation: sourceLocation
    )
  }
  do {
    let source = HandSource<Int>()
    var token: Disposable?
    let log = Log()
    token = operated(source)
      .subscribe { event in
        log.record("\(event)")
        token?.dispose()
      }
    source.send(.next(1), .next(2))
    #expect(
      log.values == ["next(1)"],
      "The observer disposed while it was told 1, so 2 must not come.",
      sourceLocation: sourceLocation
    )
    token?.dispose()
  }
  do {
    let (source, lifetimes) = (HandSource<Int>(), Lifetimes())
    let token = operated(source)
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    source.send(.completed)
    source.forgetObservers()
    #expect(
      lifetimes.alive == 0,
      """
      The sequence has ended, and its machine still keeps the observer: whoever keeps the token \
      keeps all of it.
      """,
      sourceLocation: sourceLocation
    )
    token.dispose()
  }
}

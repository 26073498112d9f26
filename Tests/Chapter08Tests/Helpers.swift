import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

/// A source that notes in a log when it is subscribed and when it is disposed.
func noted<Element>(_ name: String, _ source: Observable<Element>, in log: Log)
  -> Observable<Element>
{
  .create { observer in
    log.record("\(name) subscribed")
    let token = source.subscribe(observer)
    return Disposables.create {
      log.record("\(name) disposed")
      token.dispose()
    }
  }
}

/// Expects an end of the result when a source other than the operator's own sends something.
///
/// - Parameters:
///   - event: What that source sends.
///   - end: The end that the observer has to hear, once.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator, with the source as one of its sources.
func expectOneEnd(
  at event: Event<Int>,
  _ end: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>) -> Observable<Int>
) {
  let (source, log, lifetimes) = (HandSource<Int>(), Log(), Lifetimes())
  let token = operated(source)
    .subscribe(
      AnyObserver { [probe = lifetimes.probe()] event in
        probe.touch()
        log.record("\(event), subscribed: \(source.living)")
        guard event.isStopEvent, log.values.count < 3 else { return }
        source.send(.next(5), .completed, .error(Storm()))
      }
    )
  source.send(event, .next(6))
  source.forgetObservers()
  #expect(
    log.values == ["\(end), subscribed: 1"],
    """
    The other source sent \(event), and more while the observer was handling the end. The observer \
    has to hear one end, before that source is disposed, and nothing after it. It heard \
    \(log.values).
    """,
    sourceLocation: sourceLocation
  )
  #expect(
    source.living == 0,
    "After the end the other source is still subscribed.",
    sourceLocation: sourceLocation
  )
  #expect(
    lifetimes.alive == 0,
    "After the end the observer is still kept.",
    sourceLocation: sourceLocation
  )
  token.dispose()
}

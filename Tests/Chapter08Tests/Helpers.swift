import ContractTesting
import Interleaving
import InterleavingTesting
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
///   - mayBeFreed: Whether that source may be disposed by then.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator, with the source as one of its sources.
func expectOneEnd(
  at event: Event<Int>,
  _ end: String,
  mayBeFreed: Bool = false,
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
    log.values == ["\(end), subscribed: 1"]
      || mayBeFreed && log.values == ["\(end), subscribed: 0"],
    """
    The other source sent \(event), and more while the observer was handling the end. The observer \
    has to hear one end\(mayBeFreed ? "" : ", before that source is disposed"), and nothing after it. \
    It heard \(log.values).
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

/// A source that sends something before `subscribe` has returned its token.
final class SendsInside: Observable<Int>, @unchecked Sendable {
  /// The token of each subscription: they share it.
  let token = CountingDisposable()

  // Unchecked: it is not changed.
  private let events: [Event<Int>]

  init(_ events: Event<Int>...) {
    self.events = events
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    for event in events { observer.on(event) }
    return token
  }
}

/// Expects that both sources are subscribed while the observer hears the end, and neither after it.
///
/// - Parameters:
///   - left: What the first source sends.
///   - right: What the second source sends after that.
///   - subscribed: Which of the two are subscribed when the observer hears the end.
///   - others: Which may be subscribed instead, where the lesson leaves it open.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two.
func expectHeardBeforeFreed<Result>(
  _ left: [Event<Int>],
  _ right: [Event<Int>] = [],
  subscribed: [String] = ["the first", "the second"],
  or others: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Observable<Int>) -> Observable<Result>
) {
  let sources = [("the first", HandSource<Int>()), ("the second", HandSource<Int>())]
  let seen = Recorder<[String]>()
  let observer = AnyObserver<Result> { event in
    guard event.isStopEvent else { return }
    seen.record(sources.filter { $0.1.living > 0 }.map(\.0))
  }
  let token = operated(sources[0].1, sources[1].1).subscribe(observer)
  for event in left { sources[0].1.send(event) }
  for event in right { sources[1].1.send(event) }

  let sent = "The first source sent \(left), the second \(right)."
  #expect(
    seen.values == [subscribed] || others.map { seen.values == [$0] } == true,
    """
    \(sent) The observer has to hear one end, and before any source is disposed because of it. It \
    heard \(seen.values.count). The sources that were still subscribed when it heard an end: \
    \(seen.values).
    """,
    sourceLocation: sourceLocation
  )
  for (name, source) in sources {
    #expect(
      source.living == 0,
      "\(sent) The result has ended, and \(name) source is still subscribed.",
      sourceLocation: sourceLocation
    )
  }
  token.dispose()
}

/// Completes the first source, whose disposal makes the second complete.
///
/// Expects one end, which the observer hears while the second is still subscribed: it was the last.
///
/// - Parameters:
///   - before: What both have sent before, the first source first.
///   - wanted: What the observer hears all in all.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two.
func expectTheLastIsFreedLast<Result>(
  before: [Event<Int>] = [],
  hears wanted: [String],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Observable<Int>) -> Observable<Result>
) {
  // On one thread, as a scenario: there a lock that is locked twice is a complaint, and no crash.
  inEveryInterleaving(
    """
    The first source has completed, and its disposal made the second complete, which was the last. So \
    that one is disposed when the observer has heard the end.
    """,
    sourceLocation: sourceLocation
  ) { race in
    let (left, right, log) = (HandSource<Int>(), HandSource<Int>(), Log())
    let observer = AnyObserver<Result> { event in
      log.record(event.element.map { "\($0)" } ?? "\(event), subscribed: \(right.living)")
    }
    let token = operated(left, right).subscribe(observer)
    for event in before {
      left.send(event)
      right.send(event)
    }
    left.whenDisposed = {
      left.whenDisposed = {}
      race.step("is disposed, and makes the other source complete")
      right.send(.completed)
    }
    race.thread("a thread") { left.send(.completed) }
    race.atEnd {
      left.whenDisposed = {}
      let (heard, isFree) = (log.values, left.living == 0 && right.living == 0)
      token.dispose()
      guard heard == wanted + ["completed, subscribed: 1"] else {
        return """
          What the observer heard, and how often the second source was subscribed then: \
          \(heard.joined(separator: "; ")).
          """
      }
      return isFree ? nil : "The result has ended, and a source is still subscribed."
    }
  }
}

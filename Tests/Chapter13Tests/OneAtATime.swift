import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers
import Testing
import WorkbookTesting

/// Lets a source send on one thread while the alarm rings on another, in every order of their steps,
/// and expects that the observer receives one event at a time, and what it should.
///
/// The source has sent 1 and 2 before. What the observer receives is written as in "1 2 3", with "|"
/// for the completion, and "#" for an error; empty arrays are left out.
///
/// - Parameters:
///   - element: What may arrive, until the clock has no more work, if the source sends 3.
///   - completion: What may arrive if it completes.
///   - error: What may arrive if it fails.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator.
func expectOneAtATime<Result>(
  element: Set<String>,
  completion: Set<String>,
  error: Set<String>,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, any SchedulerType) -> Observable<Result>
) {
  let cases: [(Event<Int>, Set<String>)] = [
    (.next(3), element), (.completed, completion), (.error(Storm()), error),
  ]
  for (event, outcomes) in cases {
    inEveryInterleaving(
      """
      The source and the alarm are on two threads, and either may come first: so what may arrive is \
      \(outcomes.sorted().map { "“\($0)”" }.joined(separator: " or ")).
      """,
      sourceLocation: sourceLocation
    ) { race in
      let (source, clock, log) = (HandSource<Int>(), HandClock(), Log())
      let token = operated(source, clock)
        .subscribe(
          AnyObserver { event in
            let text = text(of: event)
            guard text != "[]" else { return }
            race.alone("hears \(event)") { log.record(text) }
          }
        )
      source.send(.next(1), .next(2))
      race.thread("the source") { source.send(event) }
      race.thread("the clock") {
        race.step("the time has come")
        clock.ring()
      }
      race.atEnd {
        // Some operators never run out of work.
        clock.ring(5)
        defer { token.dispose() }
        let heard = log.values.joined(separator: " ")
        return outcomes.contains(heard)
          ? nil : "The source sent 1, 2 and \(event), and what arrived is “\(heard)”."
      }
    }
  }
  expectDisposesAsTheAlarmRings(sourceLocation: sourceLocation, operated)
}

/// Lets one thread dispose while the alarm rings on another, and expects that nothing is left.
private func expectDisposesAsTheAlarmRings<Result>(
  sourceLocation: SourceLocation,
  _ operated: (Observable<Int>, any SchedulerType) -> Observable<Result>
) {
  inEveryInterleaving(
    "After `dispose()` no alarm may be set, and nobody needs the source or the observer.",
    sourceLocation: sourceLocation
  ) { race in
    let (source, clock, lifetimes) = (HandSource<Int>(), HandClock(), Lifetimes())
    let token = operated(source, clock)
      .subscribe { [probe = lifetimes.probe()] event in
        probe.touch()
        race.step("hears \(event)")
      }
    source.send(.next(1), .next(2))
    race.thread("the token") { token.dispose() }
    race.thread("the clock") {
      race.step("the time has come")
      clock.ring()
    }
    race.atEnd {
      source.forgetObservers()
      if clock.waiting > 0 { return "It was disposed, and an alarm is still set." }
      if source.living > 0 { return "It was disposed, and the source is still subscribed to." }
      return lifetimes.alive == 0 ? nil : "It was disposed, and the observer is still kept."
    }
  }
}

private func text<Element>(of event: Event<Element>) -> String {
  switch event {
  case .next(let element): "\(element)"
  case .completed: "|"
  case .error: "#"
  }
}

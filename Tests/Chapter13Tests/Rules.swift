import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

/// Expects of a timed operator what every operator owes to its source and to its observer.
///
/// The clock runs on between the events of the source, so that whatever waits gets its chance. Only the
/// first broken rule is reported: the ones after it would say the same again.
///
/// - Parameters:
///   - sourceLocation: Where to report.
///   - operated: Applies the operator, with times of at most 10 ticks.
func expectKeepsTheRulesInTime<Result>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, any SchedulerType) -> Observable<Result>
) {
  func claim(_ holds: Bool, _ comment: Comment) throws {
    guard !holds else { return }
    Issue.record(comment, sourceLocation: sourceLocation)
    throw RuleIsBroken()
  }

  // `claim` has recorded what is broken.
  try? checkRules(operated, claim)
}

private struct RuleIsBroken: Error {}

private func checkRules<Result>(
  _ operated: (Observable<Int>, any SchedulerType) -> Observable<Result>,
  _ claim: (_ holds: Bool, _ comment: Comment) throws -> Void
) throws {
  do {
    let bench = Bench()
    let token = bench.listen(to: operated(bench.source, bench.clock))
    bench.send(2, .next(1), .error(Storm()), .next(2), .completed)
    bench.run(to: 50)
    try claim(
      bench.log.values.last == "error(storm)@2",
      "An error of the source is sent at once, and nothing after it. Heard: \(bench.log.values)"
    )
    try claim(
      bench.source.living == 0,
      "After an error the source must be disposed, and it is still subscribed to."
    )
    token.dispose()
  }
  do {
    let bench = Bench()
    let token = bench.listen(to: operated(bench.source, bench.clock))
    bench.send(2, .next(1))
    bench.send(3, .completed, .next(2), .completed)
    bench.run(to: 50)
    let ends = bench.log.values.count { $0.hasPrefix("completed") }
    try claim(
      ends == 1 && bench.log.values.last?.hasPrefix("completed") == true,
      "A sequence has one end, and nothing after it. Heard: \(bench.log.values)"
    )
    try claim(
      !bench.log.values.contains { $0.contains("2") && $0.hasPrefix("next(2") },
      "2 was sent after the end of the source. Heard: \(bench.log.values)"
    )
    try claim(
      bench.source.subscriptions.map(\.disposals) == [1],
      "There is one subscription to the source, and it is disposed once, at the end."
    )
    token.dispose()
  }
  // Without an end of the source, the alarm may bring one.
  for end in [Event<Int>.completed, .error(Storm()), nil] {
    let (bench, answers) = (Bench(), Recorder<Bool>())
    let token = operated(bench.source, bench.clock)
      .subscribe(
        AnyObserver { [log = bench.log, source = bench.source] event in
          log.record("\(event)")
          // Once is enough to show it; without this a wrong answer would never stop.
          guard event.isStopEvent, answers.values.isEmpty else { return }
          answers.record(true)
          source.send(.next(9), .next(9), .completed, .error(Storm()))
        }
      )
    if let end { bench.send(2, end) }
    bench.run(to: 50)
    let heard = bench.log.values
    try claim(
      end.map { heard.last == "\($0)" } ?? true
        && (heard.allSatisfy { $0.hasPrefix("next") } && end == nil || heard.endsOnce),
      """
      While the observer handled \(end.map { "\($0)" } ?? "the end"), it made the source send more. \
      Nothing comes after an end. Heard: \(heard)
      """
    )
    token.dispose()
  }
  for end in [Event<Int>.completed, .error(Storm())] {
    let (bench, answers) = (Bench(), Recorder<Bool>())
    let token = operated(bench.source, bench.clock)
      .subscribe(
        AnyObserver { [log = bench.log, source = bench.source] event in
          log.record("\(event)")
          // What comes inside `subscribe` may come before the source is subscribed to.
          guard !event.isStopEvent, answers.values.isEmpty, source.living > 0 else { return }
          answers.record(true)
          source.send(end)
        }
      )
    bench.send(2, .next(1))
    bench.send(12, .next(2))
    bench.run(to: 50)
    try claim(
      answers.values.isEmpty || bench.log.values.endsOnce && bench.log.values.last == "\(end)",
      """
      While the observer handled an element, the source sent \(end): that is the end, once, and \
      nothing comes after it. Heard: \(bench.log.values)
      """
    )
    token.dispose()
  }
  for tick in 1...4 {
    let (bench, lifetimes) = (Bench(), Lifetimes())
    var token: Disposable? = operated(bench.source, bench.clock)
      .subscribe { [log = bench.log, probe = lifetimes.probe()] event in
        log.record("\(event)")
        probe.touch()
      }
    bench.send(2, .next(1), .next(2))
    bench.run(to: tick)
    let heard = bench.log.values
    token?.dispose()
    token = nil
    bench.send(tick + 1, .next(3), .completed)
    bench.run(to: 50)
    try claim(
      bench.log.values == heard,
      """
      It was disposed at \(tick), and sent more. What waits has to be cancelled, too. \
      Heard: \(bench.log.values)
      """
    )
    try claim(
      bench.source.living == 0,
      "`dispose()` at \(tick) did not reach the source."
    )
    bench.source.forgetObservers()
    try claim(
      lifetimes.alive == 0,
      "It was disposed at \(tick), but something keeps the observer alive. Is it the scheduler?"
    )
  }
  do {
    let (bench, lifetimes) = (Bench(), Lifetimes())
    let token = operated(bench.source, bench.clock)
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    bench.send(2, .next(1), .completed)
    bench.run(to: 50)
    bench.source.forgetObservers()
    try claim(
      lifetimes.alive == 0,
      "The sequence has ended, but something still keeps the observer alive: its sink?"
    )
    token.dispose()
  }
  do {
    let bench = Bench()
    let token = SingleAssignmentDisposable()
    token.setDisposable(
      operated(bench.source, bench.clock)
        .subscribe { [log = bench.log] event in
          log.record("\(event)")
          token.dispose()
        }
    )
    for tick in 1...20 { bench.send(tick, .next(tick)) }
    bench.run(to: 50)
    try claim(
      bench.log.values.count <= 1,
      "The observer disposed while it received its first event. Heard: \(bench.log.values)"
    )
    try claim(
      bench.source.living == 0,
      "The observer disposed, but the source is still subscribed to."
    )
  }
}

extension [String] {
  /// Whether the last event of this record is an end, and no other is.
  fileprivate var endsOnce: Bool {
    last?.hasPrefix("next") == false && dropLast().allSatisfy { $0.hasPrefix("next") }
  }
}

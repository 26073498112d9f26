import ContractTesting
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers
import Synchronization
import Testing
import WorkbookTesting

/// Lets a source send on one thread while alarms ring on others, and expects that the observer
/// receives one event at a time.
///
/// - Parameters:
///   - sourceLocation: Where to report.
///   - operated: Applies the operator, with times of some microseconds.
/// - Returns: What the observer received.
@discardableResult
func expectOneAtATime<Result>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, any SchedulerType) -> Observable<Result>
) -> [String] {
  guard isHeard(operated) else {
    Issue.record(
      """
      The source has sent an element and its end, all times are over, and the observer received \
      nothing.
      """,
      sourceLocation: sourceLocation
    )
    return []
  }
  let clock = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
  let (source, listener, ended) = (HandSource<Int>(), Listener(), CountDown())
  let token = operated(source, clock)
    .subscribe { event in
      listener.hear("\(event)")
      if event.isStopEvent { ended.arrive() }
    }
  let sent = onThreads(1) { _ in
    for number in 0..<200 {
      source.send(.next(number))
      sched_yield()
    }
    source.send(.completed)
  }
  defer { token.dispose() }
  let hasEnded = sent && ended.wait()
  guard !listener.heard.isEmpty else {
    Issue.record(
      "The source has sent 200 elements and its end, and the observer received nothing.",
      sourceLocation: sourceLocation
    )
    return []
  }
  #expect(
    hasEnded,
    "The end did not arrive. Is a thread waiting for something that will never happen?",
    sourceLocation: sourceLocation
  )
  #expect(
    !listener.wasDisturbed,
    "The source and the alarm were on two threads, and the observer received two events at once.",
    sourceLocation: sourceLocation
  )
  #expect(
    Array(listener.heard.drop { $0 != "completed" }.dropFirst()) == [],
    "Something was sent after the end.",
    sourceLocation: sourceLocation
  )
  return listener.heard
}

/// Whether anything comes through in virtual time.
private func isHeard<Result>(
  _ operated: (Observable<Int>, any SchedulerType) -> Observable<Result>
) -> Bool {
  let bench = Bench()
  let token = bench.listen(to: operated(bench.source, bench.clock))
  bench.send(1, .next(0), .completed)
  bench.run(to: 10)
  token.dispose()
  return !bench.log.values.isEmpty
}

/// An observer that notices when it receives two events at once.
private final class Listener: Sendable {
  private let isBusy = Atomic(false)
  private let overlaps = Atomic(0)
  private let events = Recorder<String>()

  var heard: [String] { events.values }

  var wasDisturbed: Bool { overlaps.load(ordering: .sequentiallyConsistent) > 0 }

  func hear(_ event: String) {
    if isBusy.exchange(true, ordering: .sequentiallyConsistent) {
      overlaps.add(1, ordering: .sequentiallyConsistent)
    }
    events.record(event)
    isBusy.store(false, ordering: .sequentiallyConsistent)
  }
}

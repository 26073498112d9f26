import ContractTesting
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Synchronization
import Testing
import WorkbookTesting

/// An observer that notices two events at once, or any event after the end.
final class Listener<Element>: ObserverType, Sendable {
  private let isBusy = Atomic(false)
  private let elements = Atomic(0)
  private let ends = Atomic(0)
  private let overlaps = Atomic(0)
  private let latecomers = Atomic(0)

  /// The number of elements that came.
  var heard: Int { elements.load(ordering: .sequentiallyConsistent) }

  /// The number of ends that came.
  var ended: Int { ends.load(ordering: .sequentiallyConsistent) }

  /// Whether one event came during another.
  var wasDisturbed: Bool { overlaps.load(ordering: .sequentiallyConsistent) > 0 }

  /// Whether anything came after the end.
  var heardTooMuch: Bool { latecomers.load(ordering: .sequentiallyConsistent) > 0 }

  func on(_ event: Event<Element>) {
    if isBusy.exchange(true, ordering: .sequentiallyConsistent) {
      overlaps.add(1, ordering: .sequentiallyConsistent)
    }
    if ended > 0 { latecomers.add(1, ordering: .sequentiallyConsistent) }
    if event.isStopEvent {
      ends.add(1, ordering: .sequentiallyConsistent)
    } else {
      elements.add(1, ordering: .sequentiallyConsistent)
    }
    // Takes its time with the first elements, to catch a thread that does not wait.
    linger(heard < 3 ? 5 : 0)
    isBusy.store(false, ordering: .sequentiallyConsistent)
  }
}

/// Lets other threads run, unless something blocks them.
func linger(_ turns: Int) {
  for _ in 0..<turns { sched_yield() }
}

/// One round in which two sources send on two threads.
struct Round<Element> {
  let left = HandSource<Int>()
  let right = HandSource<Int>()
  let listener = Listener<Element>()

  /// Sends a few elements and an end to one of the sources.
  func send(_ thread: Int, end: Event<Int>) {
    let source = thread == 0 ? left : right
    for number in 1...4 {
      source.send(.next(number))
    }
    source.send(end)
  }
}

/// Lets two sources send on two threads, and expects that the observer hears one event at a time.
///
/// - Parameters:
///   - end: How each source ends.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two.
/// - Returns: What the observer heard, round by round.
@discardableResult
func expectOneAtATime<Result>(
  end: Event<Int> = .completed,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Observable<Int>) -> Observable<Result>
) -> [Listener<Result>] {
  let rounds = (0..<2_000).map { _ in Round<Result>() }
  let tokens = rounds.map { operated($0.left, $0.right).subscribe($0.listener) }

  let returned = onThreads(2, rounds: rounds.count) { thread, round in
    rounds[round].send(thread, end: end)
  }

  #expect(
    returned,
    "A thread did not come back. Does it wait for something that will never happen?",
    sourceLocation: sourceLocation
  )
  let disturbed = rounds.count { $0.listener.wasDisturbed }
  #expect(
    disturbed == 0,
    """
    In \(disturbed) of \(rounds.count) rounds the observer was called while it was still handling \
    another event. Two sources may send on two threads; a sequence sends one event at a time.
    """,
    sourceLocation: sourceLocation
  )
  let late = rounds.count { $0.listener.heardTooMuch || $0.listener.ended > 1 }
  #expect(
    late == 0,
    "In \(late) of \(rounds.count) rounds something came after the end.",
    sourceLocation: sourceLocation
  )
  for token in tokens { token.dispose() }
  return rounds.map(\.listener)
}

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

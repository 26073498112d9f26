import ContractTesting
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Synchronization
import WorkbookTesting

/// An outer sequence of numbers that a test sends by hand, and an inner sequence for each number.
struct Stage {
  let outer = HandSource<Int>()
  let inners = (0..<4).map { _ in HandSource<Int>() }
  let log = Log()

  /// The elements for which the closure was called.
  let asked = Recorder<Int>()

  /// Returns the inner sequence of a number, which must be below 4.
  func inner(_ number: Int) -> Observable<Int> {
    asked.record(number)
    return inners[number]
  }

  /// The numbers of the inner sequences that are subscribed at the moment.
  var living: [Int] { inners.indices.filter { inners[$0].living > 0 } }

  /// How often each inner sequence was subscribed.
  var subscriptions: [Int] { inners.map(\.subscriptions.count) }

  /// Makes all sources release their observers.
  func forgetObservers() {
    outer.forgetObservers()
    inners.forEach { $0.forgetObservers() }
  }
}

/// An observer that notices when two events overlap, or one comes after the end.
final class Listener: ObserverType, Sendable {
  private let isBusy = Atomic(false)
  private let elements = Atomic(0)
  private let ends = Atomic(0)
  private let faults = Atomic(0)

  /// The number of elements that came.
  var heard: Int { elements.load(ordering: .sequentiallyConsistent) }

  /// The number of ends that came.
  var ended: Int { ends.load(ordering: .sequentiallyConsistent) }

  /// Whether one event came during another, or after the end.
  var wasDisturbed: Bool { faults.load(ordering: .sequentiallyConsistent) > 0 }

  func on(_ event: Event<Int>) {
    let overlaps = isBusy.exchange(true, ordering: .sequentiallyConsistent)
    if overlaps || ended > 0 { faults.add(1, ordering: .sequentiallyConsistent) }
    if event.isStopEvent {
      ends.add(1, ordering: .sequentiallyConsistent)
    } else {
      elements.add(1, ordering: .sequentiallyConsistent)
    }
    // Takes its time with the first elements, so that a thread that does not wait is caught.
    if heard < 3 { for _ in 0..<5 { sched_yield() } }
    isBusy.store(false, ordering: .sequentiallyConsistent)
  }
}

/// A source that records in a log when it is subscribed and when it is disposed.
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

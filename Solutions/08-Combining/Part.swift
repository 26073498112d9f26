import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// What a joining machine keeps of one of its sources: what has come, and waits to be used.
///
/// One thread at a time reaches it: the machine sees to that.
class Part<Element>: AnyPart {
  /// The gate through which the observers of all parts have to pass with their events.
  typealias Gate = EventGate<(PartObserver<Element>, Event<Element>)>

  fileprivate let gate: Gate?

  private let source: Observable<Element>
  private let gaps: Gaps
  private var isGap = true

  /// Creates a part with nothing in it, which is a gap.
  ///
  /// - Parameters:
  ///   - source: What will be subscribed.
  ///   - gaps: Where all parts of the machine count themselves while they have nothing to give.
  ///   - gate: Where the events of all parts pass, if they must not come within each other; without
  ///     it, the machine's lock does.
  init(_ source: Observable<Element>, gaps: Gaps, gate: Gate?) {
    self.source = source
    self.gaps = gaps
    self.gate = gate
    gaps.count += 1
  }

  // MARK: What a subclass says

  /// Keeps an element that has come.
  func keep(_ element: Element) {}

  /// Gives an element for a result; throws ``NothingToGive`` if there is none.
  func give() throws -> Element {
    throw NothingToGive()
  }

  /// Whether nothing is left to give, after something was given.
  var isEmpty: Bool { false }

  // MARK: What a machine calls

  /// Takes an element out, and counts the gap that it may leave.
  final func take() throws -> Element {
    let element = try give()
    if isEmpty {
      isGap = true
      gaps.count += 1
    }
    return element
  }

  final func subscribe(_ machine: any Joining) -> Disposable {
    let observer = PartObserver(part: self, machine: machine)
    observer.subscription.setDisposable(source.subscribe(observer))
    return observer.subscription
  }

  fileprivate final func put(_ element: Element) {
    keep(element)
    if isGap {
      isGap = false
      gaps.count -= 1
    }
  }
}

/// A part whose elements may be of any type.
protocol AnyPart: AnyObject {
  func subscribe(_ machine: any Joining) -> Disposable
}

/// How many parts of a machine have nothing to give.
final class Gaps {
  fileprivate(set) var count = 0
}

/// The error of a part that has no element to give; a machine that counts its gaps never meets it.
struct NothingToGive: Error {}

/// The observer of one source of a joining machine.
final class PartObserver<Element>: ObserverType {
  fileprivate let subscription = SingleAssignmentDisposable()

  private let part: Part<Element>
  private let machine: any Joining

  fileprivate init(part: Part<Element>, machine: any Joining) {
    self.part = part
    self.machine = machine
  }

  func on(_ event: Event<Element>) {
    if let gate = part.gate {
      gate.pass((self, event)) { observer, event in observer.handle(event) }
    } else {
      machine.serially { handle(event) }
    }
  }

  private func handle(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      part.put(element)
      machine.elementCame()
    case .error(let error):
      subscription.dispose()
      machine.sourceFailed(error)
    case .completed:
      subscription.dispose()
      machine.sourceCompleted()
    }
  }
}

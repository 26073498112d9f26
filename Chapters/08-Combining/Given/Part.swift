import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// What a joining machine keeps of one of its sources: what has come, and waits to be used.
///
/// One thread at a time reaches it: the machine sees to that.
class Part<Element>: AnyPart {
  private let source: Observable<Element>

  /// Creates a part with nothing in it, which is a gap.
  init(of source: Observable<Element>, before next: AnyPart?) {
    self.source = source
    super.init(before: next)
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

  final override func subscribe(_ machine: any Joining) {
    subscription.setDisposable(source.subscribe(PartObserver(part: self, machine: machine)))
  }
}

/// A part whose elements may be of any type.
class AnyPart {
  /// The part of the next source.
  final let next: AnyPart?

  /// What ends the subscription to the source.
  final let subscription = SingleAssignmentDisposable()

  /// Whether there is nothing to give.
  final var isGap = true

  fileprivate init(before next: AnyPart?) {
    self.next = next
  }

  /// Subscribes to the source, and lets the machine know what it sends.
  func subscribe(_ machine: any Joining) {}
}

/// The error of a part that has no element to give; a machine that counts its gaps never meets it.
struct NothingToGive: Error {}

/// The observer of one source of a joining machine.
private struct PartObserver<Element>: DirectObserver {
  let part: Part<Element>
  let machine: any Joining

  func onNext(_ element: Element) {
    machine.sourceSent(element, to: part)
  }

  func onError(_ error: Swift.Error) {
    machine.sourceFailed(error)
  }

  func onCompleted() {
    machine.sourceCompleted(part)
  }
}

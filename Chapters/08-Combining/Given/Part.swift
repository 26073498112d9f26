import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// What a ``JoinSink`` keeps of one of its sources: what has come, and waits to be used.
///
/// Only one thread at a time reaches it: the sink makes sure of that.
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

  /// Returns an element for a result; throws ``NothingToGive`` if there is none.
  func give() throws -> Element {
    throw NothingToGive()
  }

  /// Whether nothing is left to give, after something was given.
  var isEmpty: Bool { false }

  // MARK: What the sink calls

  final override func subscribe(_ sink: any Joining) {
    subscription.setDisposable(source.subscribe(PartObserver(part: self, sink: sink)))
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

  /// Subscribes to the source, and passes to the sink what it sends.
  func subscribe(_ sink: any Joining) {}
}

/// The error of a part that has no element to give; a sink that counts its gaps never meets it.
struct NothingToGive: Error {}

/// The observer of one source of a ``JoinSink``.
private struct PartObserver<Element>: DirectObserver {
  let part: Part<Element>
  let sink: any Joining

  func onNext(_ element: Element) {
    sink.sourceSent(element, to: part)
  }

  func onError(_ error: Swift.Error) {
    sink.sourceFailed(error)
  }

  func onCompleted() {
    sink.sourceCompleted(part)
  }
}

import Solution03TokensAndBags

/// An observer made from closures, which ignores everything after an end.
///
/// The closures are called on the thread that sends the event. Two threads that send at the same time
/// call them at the same time, but of two ends only one comes through.
package final class AnonymousObserver<Element>: DirectObserver, @unchecked Sendable {
  // Unchecked: the closures are set once, and what they do on several threads is their own affair.
  private let hasEnded = Flag()
  private let elementHandler: ((Element) -> Void)?
  private let handler: (Event<Element>) -> Void

  /// Creates an observer that hands each event to `handler`, up to and including the end.
  package init(_ handler: @escaping (Event<Element>) -> Void) {
    elementHandler = nil
    self.handler = handler
  }

  /// Creates an observer that hands each element to one closure, and the end to another.
  ///
  /// Without the first one, the other one receives the elements, too.
  package init(
    onNext elementHandler: ((Element) -> Void)?,
    onEnd handler: @escaping (Event<Element>) -> Void
  ) {
    self.elementHandler = elementHandler
    self.handler = handler
  }

  /// Hands the element to its closure, unless an end has come before.
  package func onNext(_ element: Element) {
    // exercise 4.2: Hand out the element, but never after an end.
    // end 4.2
  }

  /// Hands the error to its closure, unless an end has come before.
  package func onError(_ error: Swift.Error) {
    end(with: .error(error))
  }

  /// Hands the end to its closure, unless one has come before.
  package func onCompleted() {
    end(with: .completed)
  }

  private func end(with event: Event<Element>) {
    // exercise 4.2: Call `handler` for the first end and for no other, even if two threads bring one
    //   at the same moment.
    // end 4.2
  }

  /// Calls the closure for elements, or the one for all events if that is all there is.
  private func handOut(_ element: Element) {
    if let elementHandler { elementHandler(element) } else { handOutAsEvent(element) }
  }

  // Kept apart, and not inlined: a function that makes an event looks up its type on every call, even
  // on the way that makes none.
  @inline(never)
  private func handOutAsEvent(_ element: Element) {
    handler(.next(element))
  }
}

import Synchronization

/// An observer made of a closure, which goes deaf after the end.
///
/// The closure is called on the thread that sends the event. Two threads that send at the same time
/// call it at the same time, but of two ends one alone comes through.
package final class AnonymousObserver<Element>: ObserverType, @unchecked Sendable {
  // Unchecked: `handler` is set once, and what it does on several threads is its own affair.
  private let hasEnded = Atomic(false)
  private let handler: (Event<Element>) -> Void

  /// Creates an observer that hands each event to `handler`, up to and including the end.
  package init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  /// Hands the event to the closure, unless the end has come before.
  package func on(_ event: Event<Element>) {
    // exercise 4.2: Call the closure for each event up to the end, and never after it,
    //   even if two threads bring an end at the same moment.
    // end 4.2
  }
}

import Solution03TokensAndBags
import Solution05ProducerAndSink

/// A piece of work that waits for its turn, and its token.
///
/// The scheduler runs the work, on one thread; the token may be disposed on any.
package final class ScheduledWork: Cancelable, @unchecked Sendable {
  // exercise 11.1: Work that is done once, or called off before that, and never both. What it has
  //   returned, or will return, is disposed with it. Its closure is freed as soon as nobody needs it,
  //   and two threads never touch that at the same time. The initializer and the names stay.
  private let action: () -> Disposable

  /// Creates work that has not begun.
  package init(_ action: @escaping () -> Disposable) {
    self.action = action
  }

  /// Whether it was disposed, in time to prevent the work or not.
  package var isDisposed: Bool {
    false
  }

  /// Does the work, unless it was already done or called off.
  package func run() {
    _ = action()
  }

  /// Prevents the work if it has not begun; disposes what it returned, or will return, if it has.
  package func dispose() {}
  // end 11.1
}

extension ScheduledWork: TrampolineWork {
  /// Does the work, in the one turn that it needs.
  package func takeTurn() -> Bool {
    run()
    return false
  }
}

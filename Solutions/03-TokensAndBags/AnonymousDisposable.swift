/// A disposable that runs a closure, once.
///
/// `Disposables.create(with:)` makes it, as in RxSwift.
package final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  // Unchecked: after `init`, `action` belongs to the one thread that raised `disposed`.
  private let disposed = Flag()
  @Unguarded private var action: (() -> Void)?

  /// Creates a disposable that will run `action`.
  package init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Whether it was disposed; already true while the action runs.
  package var isDisposed: Bool {
    disposed.isRaised()
  }

  /// Runs the action on the calling thread, unless it was disposed before.
  package func dispose() {
    // exercise 3.1: Run the action once, however often and from however many threads this is
    //   called, and then keep nothing of it.
    // Checks and marks in one step, so that of two threads only one raises it.
    guard disposed.raise() else { return }
    // Taken out first: a token that somebody keeps must not keep what the action captured.
    action.take()?()
    // end 3.1
  }
}

import Solution03TokensAndBags
import Solution05ProducerAndSink

/// A piece of work that waits for its turn, and its token.
///
/// The scheduler runs the work, on one thread; the token may be disposed on any.
package final class ScheduledWork: Cancelable, @unchecked Sendable {
  // exercise 11.1: Work that is done once, or called off before that, and never both. What it has
  //   returned, or will return, is disposed with it. Its closure is freed as soon as nobody needs it,
  //   and two threads never touch that at the same time. The initializer and the names stay.
  // starts as: private let action: () -> Disposable
  // starts as:
  // starts as: /// Creates work that has not begun.
  // starts as: package init(_ action: @escaping () -> Disposable) {
  // starts as:   self.action = action
  // starts as: }
  // starts as:
  // starts as: /// Whether it was disposed, in time to prevent the work or not.
  // starts as: package var isDisposed: Bool {
  // starts as:   false
  // starts as: }
  // starts as:
  // starts as: /// Does the work, unless it was already done or called off.
  // starts as: package func run() {
  // starts as:   _ = action()
  // starts as: }
  // starts as:
  // starts as: /// Prevents the work if it has not begun; disposes what it returned, or will return, if it has.
  // starts as: package func dispose() {}
  private enum Phase: Int, WordValue {
    case waiting, begun, disposed
  }

  // Unchecked: `action` belongs to whoever moves the phase away from waiting, and only one does.
  private let phase = Word(Phase.waiting)
  @Unguarded private var action: (() -> Disposable)?
  private let result = SingleAssignmentDisposable()

  /// Creates work that has not begun.
  package init(_ action: @escaping () -> Disposable) {
    self.action = action
  }

  /// Whether it was disposed, in time to prevent the work or not.
  package var isDisposed: Bool {
    result.isDisposed
  }

  /// Does the work, unless it was already done or called off.
  package func run() {
    guard leaveWaiting(for: .begun), let action = action.take() else { return }
    result.setDisposable(action())
  }

  /// Prevents the work if it has not begun; disposes what it returned, or will return, if it has.
  package func dispose() {
    result.dispose()
    if leaveWaiting(for: .disposed) { action = nil }
  }

  /// Moves the phase away from waiting, and returns whether this call did it.
  private func leaveWaiting(for next: Phase) -> Bool {
    phase.replace(.waiting, with: next)
  }
  // end 11.1
}

extension ScheduledWork: TrampolineWork {
  /// Does the work, in the one turn that it needs.
  package func takeTurn() -> Bool {
    run()
    return false
  }
}

import Solution03TokensAndBags
import Solution05ProducerAndSink

/// A piece of work that waits for its turn, and its token.
///
/// The scheduler runs the work, on one thread; the token may be disposed on any.
package final class ScheduledWork: Cancelable, @unchecked Sendable {
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

  /// Whether it was called off.
  package var isDisposed: Bool {
    result.isDisposed
  }

  /// Does the work, unless it was already done or called off.
  package func run() {
    // exercise 11.1: Do the work once, and not if it was called off; what it returns belongs to
    //   `result`.
    // starts as: _ = action?()
    guard leaveWaiting(for: .begun), let action = action.take() else { return }
    result.setDisposable(action())
    // end 11.1
  }

  /// Prevents the work if it has not begun; disposes what it returned, or will return, if it has.
  package func dispose() {
    // exercise 11.1: Call off the work, and free its closure if it has not begun; dispose what it
    //   has returned, or will return.
    result.dispose()
    if leaveWaiting(for: .disposed) { action = nil }
    // end 11.1
  }

  /// Moves the phase away from waiting, and returns whether this call did it.
  private func leaveWaiting(for next: Phase) -> Bool {
    phase.replace(.waiting, with: next)
  }
}

extension ScheduledWork: TrampolineWork {
  /// Does the work, in the one turn that it needs.
  package func takeTurn() -> Bool {
    run()
    return false
  }
}

// Four phases in a word, tried in the order in which they follow each other, and two variables that
// belong to whoever moves the phase.

// exercise 11.1
private enum Phase: Int, WordValue { case waiting, begun, done, disposed }

private let phase = Word(Phase.waiting)
@Unguarded private var action: (() -> Disposable)?
@Unguarded private var result: Disposable?

/// Creates work that has not begun.
package init(_ action: @escaping () -> Disposable) {
  self.action = action
}

/// Whether it was disposed, in time to prevent the work or not.
package var isDisposed: Bool {
  phase.value() == .disposed
}

/// Does the work, unless it was already done or called off.
package func run() {
  guard phase.replace(.waiting, with: .begun), let action = action.take() else { return }
  result = action()
  if !phase.replace(.begun, with: .done) { result.take()?.dispose() }
}

/// Prevents the work if it has not begun; disposes what it returned, or will return, if it has.
package func dispose() {
  // The phases only go forward, so whichever it is, one of the three steps meets it.
  if phase.replace(.waiting, with: .disposed) {
    action = nil
  } else if phase.replace(.begun, with: .disposed) {
    return
  } else if phase.replace(.done, with: .disposed) {
    result.take()?.dispose()
  }
}
// end 11.1

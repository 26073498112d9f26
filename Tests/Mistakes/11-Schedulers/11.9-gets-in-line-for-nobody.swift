// Lets elements in line after `dispose()`.

// exercise 11.9
// instead of: private func deliver(_ change: (inout Line) -> Void) {
// instead of: guard !isDisposed else { return }
// instead of: let isFirst = line.withLock { line in
// instead of: guard line.end == nil else { return false }
// instead of: change(&line)
// instead of: let before = line.phase
// instead of: line.phase = .delivering
// instead of: return before == .idle
// instead of: }
// instead of: guard isFirst else { return }
// instead of: // Stored before the turns are scheduled: they may be over, and others begun, in that call.
// instead of: let turns = SingleAssignmentDisposable()
// instead of: delivery.disposable = turns
// instead of: turns.setDisposable(
// instead of: scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.deliverOne(), !self.isDisposed { recurse(()) }
// instead of: }
// instead of: )
// instead of: }
private func deliver(_ change: (inout Line) -> Void) {
  let isFirst = line.withLock { line in
    guard line.end == nil else { return false }
    change(&line)
    let before = line.phase
    line.phase = .delivering
    return before == .idle
  }
  guard isFirst else { return }
  let turns = SingleAssignmentDisposable()
  delivery.disposable = turns
  turns.setDisposable(
    scheduler.scheduleRecursive(()) { _, recurse in
      if self.deliverOne() { recurse(()) }
    }
  )
}
// end 11.9

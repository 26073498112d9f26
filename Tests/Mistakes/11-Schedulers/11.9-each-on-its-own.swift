// Schedules a turn for each element, even on schedulers that keep no order.

// exercise 11.9
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
line.withLock { line in
  guard line.end == nil else { return }
  change(&line)
}
_ = scheduler.schedule(()) { _ in
  _ = self.deliverOne()
  return Disposables.create()
}
// end 11.9

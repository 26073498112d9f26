// Leaves the pending turn in the scheduler, to do nothing when it comes.

// exercise 11.3
// instead of: let turn = SingleAssignmentDisposable()
// instead of: guard let key = pending.insert(turn) else { return }
// instead of: turn.setDisposable(
// instead of: schedule { state in
// instead of: self.pending.remove(for: key)
// instead of: // Copied out: the action may be long, and may be disposed from inside.
// instead of: let action = self.work.withLock { $0.action }
// instead of: action?(state, self)
// instead of: return Disposables.create()
// instead of: }
// instead of: )
guard !pending.isDisposed else { return }
_ = schedule { state in
  let action = self.work.withLock { $0.action }
  action?(state, self)
  return Disposables.create()
}
// end 11.3

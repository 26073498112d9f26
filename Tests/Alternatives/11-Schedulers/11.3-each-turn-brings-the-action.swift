// Each turn brings the action with it, which is freed with the turn, and looks whether it is disposed.

// exercise 11.3
// instead of: guard let key = pending.insert(turn) else { return }
guard let key = pending.insert(turn), let action = work.withLock({ $0.action }) else { return }
// instead of: // Copied out: the action may be long, and may be disposed from inside.
// instead of: let action = self.work.withLock { $0.action }
// instead of: action?(state, self)
if !self.isDisposed { action(state, self) }
// end 11.3

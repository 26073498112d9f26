// Each turn takes the action along: it runs even if it was disposed before the token of that turn came.

// exercise 11.3
// instead of: guard let key = pending.insert(turn) else { return }
guard let key = pending.insert(turn), let action = work.withLock({ $0.action }) else { return }
// instead of: // Copied out: the action may be long, and may be disposed from inside.
// instead of: let action = self.work.withLock { $0.action }
// instead of: action?(state, self)
action(state, self)
// end 11.3

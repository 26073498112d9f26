// Puts the state back together with the action, even if that was called off while it ran.

// exercise 11.6
// instead of: guard let action = work.withLock({ $0.action }) else { return }
// instead of: state = action(state)
guard let action = work.withLock({ $0.action }) else { return }
state = action(state)
work.withLock { $0 = Work(action: action) }
// end 11.6

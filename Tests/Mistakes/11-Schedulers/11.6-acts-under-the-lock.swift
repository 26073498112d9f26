// Runs the action while it holds the lock: an action that disposes its own ticks waits for itself.

// exercise 11.6
// instead of: guard let action = work.withLock({ $0.action }) else { return }
// instead of: state = action(state)
work.withLock { work in
  guard let action = work.action else { return }
  state = action(state)
}
// end 11.6

// Stops the timer while it holds the lock, and so waits for a scheduler that waits for that lock.

// exercise 14.11
// instead of: let (subject, timer) = state.withLock { open in
// instead of: open?.listeners += 1
// instead of: return (open?.subject, open?.timer.take())
// instead of: }
// instead of: timer?.dispose()
// instead of: return subject
state.withLock { open in
  open?.listeners += 1
  open?.timer.take()?.dispose()
  return open?.subject
}
// end 14.11

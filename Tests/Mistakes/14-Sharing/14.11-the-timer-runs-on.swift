// Lets the timer run on when somebody comes back, so that it closes under them.

// exercise 14.11
// instead of: let (subject, timer) = state.withLock { open in
// instead of: open?.listeners += 1
// instead of: return (open?.subject, open?.timer.take())
// instead of: }
// instead of: timer?.dispose()
// instead of: return subject
state.withLock { open in
  open?.listeners += 1
  return open?.subject
}
// end 14.11

// Looks whether the connection is over, and then enters it, in two steps.

// exercise 14.11
// instead of: let (subject, timer) = state.withLock { open in
// instead of: open?.listeners += 1
// instead of: return (open?.subject, open?.timer.take())
// instead of: }
guard let subject = state.withLock({ $0?.subject }) else { return nil }
let timer = state.withLock { open in
  open?.listeners += 1
  return open?.timer.take()
}
// end 14.11

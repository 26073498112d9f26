// Disposes the source while it holds the lock, when the time is up.

// exercise 14.11
// instead of: let closed = state.withLock { open in
// instead of: open?.timer === timer ? open.take() : nil
// instead of: }
// instead of: if closed != nil { subscription.dispose() }
let closed = state.withLock { open -> Open? in
  guard open?.timer === timer else { return nil }
  subscription.dispose()
  return open.take()
}
_ = closed
// end 14.11

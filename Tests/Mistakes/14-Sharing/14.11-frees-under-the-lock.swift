// Frees the newest element while it holds the lock.

// exercise 14.11
// instead of: let closed = state.withLock { open in
// instead of: open?.timer === timer ? open.take() : nil
// instead of: }
// instead of: if closed != nil { subscription.dispose() }
// instead of: // It holds its token, which may hold its work, which holds this connection.
// instead of: closed?.timer?.dispose()
let isClosed = state.withLock { open in
  guard open?.timer === timer else { return false }
  open = nil
  return true
}
if isClosed { subscription.dispose() }
// end 14.11

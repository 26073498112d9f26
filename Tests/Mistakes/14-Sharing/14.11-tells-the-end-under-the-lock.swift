// Lets the end be heard while it holds the lock.

// exercise 14.11
// instead of: guard let closed = state.withLock({ $0.take() }) else { return }
// instead of: closed.timer?.dispose()
// instead of: tell(closed.subject)
// instead of: subscription.dispose()
let closed = state.withLock { open -> Open? in
  defer { open = nil }
  if let open { tell(open.subject) }
  return open
}
closed?.timer?.dispose()
subscription.dispose()
// end 14.11

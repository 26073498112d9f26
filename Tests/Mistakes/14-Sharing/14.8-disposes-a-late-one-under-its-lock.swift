// Disposes a subscription that comes too late while it holds its lock.

// exercise 14.8
// instead of: let isTooLate = subscription.withLock { subscription in
// instead of: if case .released = subscription { return true }
// instead of: subscription = .made(token)
// instead of: return false
// instead of: }
// instead of: if isTooLate { token.dispose() }
subscription.withLock { subscription in
  if case .released = subscription {
    token.dispose()
  } else {
    subscription = .made(token)
  }
}
// end 14.8

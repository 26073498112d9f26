// Holds the lock while the source is disposed.

// exercise 14.8
// instead of: let known = subscription.withLock { subscription in
// instead of: defer { subscription = .released }
// instead of: return subscription
// instead of: }
// instead of: if case .made(let token) = known { token.dispose() }
subscription.withLock { subscription in
  if case .made(let token) = subscription { token.dispose() }
  subscription = .released
}
// end 14.8

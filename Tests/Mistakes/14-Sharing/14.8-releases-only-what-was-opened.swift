// Has nothing to release before it was opened, though another thread may be just about to open it.

// exercise 14.8
// instead of: let known = subscription.withLock { subscription in
// instead of: defer { subscription = .released }
// instead of: return subscription
// instead of: }
guard wasOpened.isRaised() else { return }
let known = subscription.withLock { subscription in
  defer { subscription = .released }
  return subscription
}
// end 14.8

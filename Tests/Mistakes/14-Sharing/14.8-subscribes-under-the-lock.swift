// Holds the lock while the source is subscribed to.

// exercise 14.8
// instead of: guard wasOpened.raise() else { return }
// instead of: keep(subscribeToSource())
// Checks and sets the flag in one step, before anybody is called.
subscription.withLock { subscription in
  guard case .none = subscription, wasOpened.raise() else { return }
  subscription = .made(subscribeToSource())
}
// end 14.8

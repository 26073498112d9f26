// The lock is held while the subscription is disposed; the same thread gets in, and no other one.

// exercise 14.8
private enum Subscription {
  case none
  case made(Disposable)
  case released
}

private let wasOpened = Flag()
private let lock = RecursiveLock()
private var subscription = Subscription.none

/// Subscribes to the source, the first time it is called.
final func open() {
  guard !isDisposed, wasOpened.raise() else { return }
  let token = subscribeToSource()
  lock.withLock {
    if case .released = subscription { token.dispose() } else { subscription = .made(token) }
  }
}

/// Disposes the subscription to the source.
final func release() {
  lock.withLock {
    let known = subscription
    subscription = .released
    if case .made(let token) = known { token.dispose() }
  }
}
// end 14.8

// Subscribes to the source while it holds the lock.

// exercise 14.11
// instead of: if wasOpened.raise() { subscription.setDisposable(source.subscribe(self)) }
state.withLock { _ in
  if wasOpened.raise() { subscription.setDisposable(source.subscribe(self)) }
}
// end 14.11

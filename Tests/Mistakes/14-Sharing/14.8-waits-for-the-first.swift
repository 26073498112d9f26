// Whoever comes while the source is being subscribed waits until that is over.

// exercise 14.8
// instead of: guard wasOpened.raise() else { return }
// instead of: keep(subscribeToSource())
opening.withLock {
  guard wasOpened.raise() else { return }
  keep(subscribeToSource())
}
// instead of: private let wasOpened = Flag()
private let wasOpened = Flag()
private let opening = RecursiveLock()
// end 14.8

// Queues an element of the other source that the observer makes it send, until the observer has returned.

// exercise 8.6
// instead of: lock.withLock {
// instead of: if !isDisposed { otherSent(element) }
// instead of: }
turns.perform {
  self.lock.withLock {
    if !self.isDisposed { self.otherSent(element) }
  }
}

// instead of: private let lock = RecursiveLock()
private let lock = RecursiveLock()
private let turns = EventSerializer()
// end 8.6

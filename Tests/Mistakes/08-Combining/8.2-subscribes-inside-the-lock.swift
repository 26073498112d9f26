// Holds the lock while it subscribes to a source.

// exercise 8.2
// instead of: MergeObserver(sink: self).listen(to: source)
forwarding.withLock { MergeObserver(sink: self).listen(to: source) }
// end 8.2

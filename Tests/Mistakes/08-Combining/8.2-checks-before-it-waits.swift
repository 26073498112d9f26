// Checks before it waits whether the sink has stopped, so an element that waited may follow the end.

// exercise 8.2
// instead of: forwarding.withLock { forwardNext(element) }
guard !isDisposed else { return }
forwarding.withLock { observer.onNext(element) }
// end 8.2

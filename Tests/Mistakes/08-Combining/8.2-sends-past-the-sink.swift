// Sends the element past the sink, which alone knows whether there has been an end.

// exercise 8.2
// instead of: forwarding.withLock { forwardNext(element) }
forwarding.withLock { observer.onNext(element) }
// end 8.2

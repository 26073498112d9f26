// Subscribes the observer to the other source, past the sink, which never hears of the end.

// exercise 8.11
// instead of: guard isEmpty else { return complete() }
// instead of: // Switch only once: if the other one is empty, too, that is the result.
// instead of: isEmpty = false
// instead of: otherSubscription.disposable = other.subscribe(self)
guard isEmpty else { return complete() }
isEmpty = false
otherSubscription.disposable = other.subscribe(observer)
// end 8.11

// Does not note the switch: if the other source is empty, too, it is subscribed again.

// exercise 8.11
// instead of: guard isEmpty else { return complete() }
// instead of: // Switch only once: if the other one is empty, too, that is the result.
// instead of: isEmpty = false
// instead of: otherSubscription.disposable = other.subscribe(self)
guard isEmpty else { return complete() }
otherSubscription.disposable = other.subscribe(self)
// end 8.11

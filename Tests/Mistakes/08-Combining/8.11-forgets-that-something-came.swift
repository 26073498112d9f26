// Takes every source for empty.

// exercise 8.11
forwardNext(element)
// end 8.11

// exercise 8.11
guard isEmpty else { return complete() }
isEmpty = false
otherSubscription.disposable = other.subscribe(self)
// end 8.11

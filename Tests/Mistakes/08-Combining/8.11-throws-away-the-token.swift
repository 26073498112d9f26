// Subscribes to the other source, and throws away the token.

// exercise 8.11
isEmpty = false
forwardNext(element)
// end 8.11

// exercise 8.11
guard isEmpty else { return complete() }
isEmpty = false
_ = other.subscribe(self)
// end 8.11

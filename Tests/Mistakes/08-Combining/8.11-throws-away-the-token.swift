// Subscribes to the other source, and throws away the token.

// exercise 8.11
// instead of: isEmpty = false
// instead of: otherSubscription.disposable = other.subscribe(self)
isEmpty = false
_ = other.subscribe(self)
// end 8.11

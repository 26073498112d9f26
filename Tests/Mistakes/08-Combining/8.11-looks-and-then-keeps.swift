// Looks whether it was disposed while it subscribed to the other source, and then drops the token.

// exercise 8.11
// instead of: isEmpty = false
// instead of: otherSubscription.disposable = other.subscribe(self)
isEmpty = false
guard !isDisposed else { return }
let subscription = other.subscribe(self)
// Disposed meanwhile: there is nothing to keep.
if !otherSubscription.isDisposed { otherSubscription.disposable = subscription }
// end 8.11

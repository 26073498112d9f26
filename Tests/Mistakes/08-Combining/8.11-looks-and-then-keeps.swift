// Looks whether it was disposed while it subscribed to the other source, and then drops the token.

// exercise 8.11
isEmpty = false
forwardNext(element)
// end 8.11

// exercise 8.11
guard isEmpty else { return complete() }
isEmpty = false
guard !isDisposed else { return }
let subscription = other.subscribe(self)
// Disposed meanwhile: there is nothing to keep.
if !otherSubscription.isDisposed { otherSubscription.disposable = subscription }
// end 8.11

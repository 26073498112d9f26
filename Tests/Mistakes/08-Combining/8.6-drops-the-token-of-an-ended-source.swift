// Drops the token of another source that has completed inside `subscribe`, and never disposes it.

// exercise 8.6
// instead of: otherSubscription.setDisposable(other.subscribe(OtherObserver(sink: self)))
let token = other.subscribe(OtherObserver(sink: self))
if !otherSubscription.isDisposed { otherSubscription.setDisposable(token) }
// end 8.6

// Drops the token of the other source, which can never be disposed.

// exercise 8.6
// instead of: otherSubscription.setDisposable(other.subscribe(OtherObserver(sink: self)))
_ = other.subscribe(OtherObserver(sink: self))
// end 8.6

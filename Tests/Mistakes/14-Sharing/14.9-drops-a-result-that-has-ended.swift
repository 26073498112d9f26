// If the result has ended inside `subscribe`, the token of the subscription to it is thrown away.

// exercise 14.9
// instead of: return (sink, Disposables.create(subscription, shared.connect()))
// It has left, or the result is over, so there is nothing to connect.
if cancel.isDisposed { return (sink, Disposables.create()) }
return (sink, Disposables.create(subscription, shared.connect()))
// end 14.9

// The connection is made, but nobody keeps it.

// exercise 14.9
// instead of: return (sink, Disposables.create(subscription, shared.connect()))
_ = shared.connect()
return (sink, subscription)
// end 14.9

// The token ends the subscription, and leaves the turn that is pending.

// exercise 11.9
// instead of: return (sink, Disposables.create(subscription, sink.delivery))
return (sink, subscription)
// end 11.9

// The token calls off the turn that is pending, and the source goes on.

// exercise 11.9
// instead of: let subscription = source.subscribe(sink)
// instead of: return (sink, Disposables.create(subscription, sink.delivery))
_ = source.subscribe(sink)
return (sink, sink.delivery)
// end 11.9

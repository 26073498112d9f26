// The token is not given the subscription to the source.

// exercise 5.13
// instead of: return (sink, source.subscribe(sink))
_ = source.subscribe(sink)
return (sink, Disposables.create())
// end 5.13

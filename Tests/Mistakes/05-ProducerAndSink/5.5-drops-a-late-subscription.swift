// If the sequence has ended inside `subscribe`, the subscription is thrown away.

// exercise 5.5
// instead of: return (sink, source.subscribe(sink))
let subscription = source.subscribe(sink)
return (sink, sink.isDisposed ? Disposables.create() : subscription)
// end 5.5

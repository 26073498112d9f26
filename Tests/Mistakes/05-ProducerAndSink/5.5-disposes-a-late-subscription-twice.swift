// If the sequence has ended inside `subscribe`, the subscription is disposed here and by the token.

// exercise 5.5
// instead of: return (sink, source.subscribe(sink))
let subscription = source.subscribe(sink)
if sink.isDisposed { subscription.dispose() }
return (sink, subscription)
// end 5.5

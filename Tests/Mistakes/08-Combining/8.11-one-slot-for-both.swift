// Keeps both tokens in one slot: a source that is empty inside `subscribe` disposes the other one.

// exercise 8.11
// instead of: return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
sink.otherSubscription.disposable = source.subscribe(sink)
return (sink, sink.otherSubscription)
// end 8.11

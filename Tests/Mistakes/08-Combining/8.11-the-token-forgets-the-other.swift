// The token knows only the source.

// exercise 8.11
// instead of: return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
return (sink, source.subscribe(sink))
// end 8.11

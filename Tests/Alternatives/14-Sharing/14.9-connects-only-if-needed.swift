// Does not connect for a result that is already over.

// exercise 14.9
// instead of: return (sink, Disposables.create(subscription, shared.connect()))
guard !sink.isDisposed else { return (sink, subscription) }
return (sink, Disposables.create(subscription, shared.connect()))
// end 14.9

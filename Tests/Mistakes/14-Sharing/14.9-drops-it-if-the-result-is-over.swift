// If the result has ended by the time connect() returns, the connection is not kept: a source that
// sends inside subscribe and goes on (with take(1) after it) is never disposed.

// exercise 14.9
// instead of: return (sink, Disposables.create(subscription, shared.connect()))
let connection = shared.connect()
guard !sink.isDisposed else { return (sink, subscription) }
return (sink, Disposables.create(subscription, connection))
// end 14.9

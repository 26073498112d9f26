// If the source has completed inside `subscribe`, only the other one is left to dispose, and the
// token of the source is thrown away: a source that opens a file, and finds it empty at once, never
// closes it.

// exercise 8.11
// instead of: return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
let subscription = source.subscribe(sink)
guard !sink.hasSwitched else { return (sink, sink.otherSubscription) }
return (sink, Disposables.create(subscription, sink.otherSubscription))
// end 8.11

// exercise 8.11
// instead of: private var isEmpty = true
private var isEmpty = true
private(set) var hasSwitched = false
// end 8.11

// exercise 8.11
// instead of: isEmpty = false
// instead of: otherSubscription.disposable = other.subscribe(self)
isEmpty = false
hasSwitched = true
otherSubscription.disposable = other.subscribe(self)
// end 8.11

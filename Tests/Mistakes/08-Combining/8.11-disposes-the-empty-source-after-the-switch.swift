// Disposes the empty source when the other one is subscribed, and not with it.

// exercise 8.11
// instead of: otherSubscription.disposable = other.subscribe(self)
otherSubscription.disposable = other.subscribe(self)
sourceSubscription.dispose()

// instead of: let otherSubscription = SerialDisposable()
let otherSubscription = SerialDisposable()
let sourceSubscription = SingleAssignmentDisposable()

// instead of: return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
sink.sourceSubscription.setDisposable(source.subscribe(sink))
return (sink, Disposables.create(sink.sourceSubscription, sink.otherSubscription))
// end 8.11

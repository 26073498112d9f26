// Disposes the empty source before it switches, and so before the end is heard.

// exercise 8.11
// instead of: return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
sink.sourceSubscription.setDisposable(source.subscribe(sink))
return (sink, Disposables.create(sink.sourceSubscription, sink.otherSubscription))
// instead of: let otherSubscription = SerialDisposable()
let otherSubscription = SerialDisposable()
let sourceSubscription = SingleAssignmentDisposable()
// instead of: otherSubscription.disposable = other.subscribe(self)
sourceSubscription.dispose()
otherSubscription.disposable = other.subscribe(self)
// end 8.11

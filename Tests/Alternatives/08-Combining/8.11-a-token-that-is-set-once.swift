// The token of the other source is set once, and the token of all is made first.

// exercise 8.11
// instead of: return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
let all = CompositeDisposable()
_ = all.insert(sink.otherSubscription)
_ = all.insert(source.subscribe(sink))
return (sink, all)
// instead of: let otherSubscription = SerialDisposable()
let otherSubscription = SingleAssignmentDisposable()
// instead of: otherSubscription.disposable = other.subscribe(self)
otherSubscription.setDisposable(other.subscribe(self))
// end 8.11

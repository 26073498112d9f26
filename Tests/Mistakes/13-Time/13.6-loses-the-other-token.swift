// The source is disposed, but nobody keeps the token of the other sequence.

// exercise 13.6
// instead of: // `SerialDisposable` disposes the source when the other subscription replaces it.
// instead of: current.disposable = other.subscribe(OtherObserver(sink: self))
_ = other.subscribe(OtherObserver(sink: self))
current.disposable = Disposables.create()
// end 13.6

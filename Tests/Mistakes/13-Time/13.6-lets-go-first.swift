// The source is disposed before the other sequence is subscribed to.

// exercise 13.6
// instead of: // `SerialDisposable` disposes the source when the other subscription replaces it.
current.disposable = Disposables.create()
// end 13.6

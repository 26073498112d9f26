// If the sequence ended inside `run`, the subscriber does not get the disposer but a token that
// does nothing.

// exercise 5.3
// instead of: return disposer
return disposer.isDisposed ? Disposables.create() : disposer
// end 5.3

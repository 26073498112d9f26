// The subscriber gets a token of its own for the two, which keeps them after the end.

// exercise 5.3
// instead of: return disposer
return Disposables.create(sink, subscription)
// end 5.3

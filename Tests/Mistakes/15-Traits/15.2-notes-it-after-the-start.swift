// Notes that the first part is over when the second has been subscribed to: one that ends again
// meanwhile starts it twice.

// exercise 15.2
// instead of: isFirstOver = true
// instead of: if let error { return fail(with: error) }
if let error { return fail(with: error) }
// instead of: current.disposable = second.subscribe(SecondObserver(sink: self))
current.disposable = second.subscribe(SecondObserver(sink: self))
isFirstOver = true
// end 15.2

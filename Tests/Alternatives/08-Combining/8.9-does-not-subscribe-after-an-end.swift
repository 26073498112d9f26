// Does not subscribe to the source if the other one has sent something inside `subscribe`.

// exercise 8.9
// instead of: sink.subscribe(to: source)
if !sink.isDisposed { sink.subscribe(to: source) }
// end 8.9

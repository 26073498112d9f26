// Tells the observer the second part's end, and disposes nothing.

// exercise 15.2
// instead of: func onCompleted() { sink.complete() }
func onCompleted() { sink.forwardOn(.completed) }
// end 15.2

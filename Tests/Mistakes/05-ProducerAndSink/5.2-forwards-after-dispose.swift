// The token is disposed, but the sink goes on forwarding.

// exercise 5.2
if cancel.isDisposed, event.isStopEvent { return }
// end 5.2

// exercise 5.2
cancel.dispose()
// end 5.2

// The other error goes to the handler's sequence, too: if the source fails inside `subscribe`, the
// handler hears it.

// exercise 10.5
// instead of: sink.fail(with: error)
sink.fail(with: error)
// The handler gets no more errors.
sink.errors.onError(error)
// end 10.5

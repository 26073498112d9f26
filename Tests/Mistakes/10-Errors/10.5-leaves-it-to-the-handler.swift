// It passes the error to the handler as an end: the notifier fails, and nobody is listening to it.

// exercise 10.5
// instead of: sink.fail(with: error)
sink.errors.onError(error)
// end 10.5

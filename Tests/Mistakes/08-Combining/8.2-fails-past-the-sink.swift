// Tells the observer an error straight away, and disposes afterwards.

// exercise 8.2
// instead of: sink.fail(with: error)
sink.observer.onError(error)
sink.dispose()
// end 8.2

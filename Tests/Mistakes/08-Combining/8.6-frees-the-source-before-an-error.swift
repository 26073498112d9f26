// Disposes the source when the other one has failed, before the observer has heard the error.

// exercise 8.6
// instead of: sink.fail(with: error)
sink.sourceSubscription.dispose()
sink.fail(with: error)
// end 8.6

// Disposes the source that has failed before the observer has heard the error.

// exercise 8.2
// instead of: sink.fail(with: error)
letGo()
sink.fail(with: error)
// end 8.2

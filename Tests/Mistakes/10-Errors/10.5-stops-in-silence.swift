// An error of another type stops everything, and the observer does not hear it.

// exercise 10.5
// instead of: sink.fail(with: error)
sink.dispose()
// end 10.5

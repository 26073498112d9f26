// The source of a request that has ended is disposed before the observer hears the end.

// exercise 10.10
// instead of: note(.failed)
// instead of: fail(with: error)
note(.failed)
guard stop() else { return }
dispose()
tellEnd(error)
// end 10.10

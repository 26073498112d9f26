// It switches over the last error, and its superclass sends the end.

// exercise 10.2
defer { moveToNext() }
lastError = error
// end 10.2

// exercise 10.2
switch lastError {
case let error?: super.onError(error)
case nil: super.sourcesRanOut()
}
// end 10.2

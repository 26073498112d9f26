// The last error is told to the observer, and nothing is let go of.

// exercise 10.2
lastError = error
moveToNext()
// end 10.2

// exercise 10.2
if let lastError { observer.onError(lastError) } else { observer.onCompleted() }
// end 10.2

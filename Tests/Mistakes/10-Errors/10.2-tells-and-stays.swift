// The last error is sent to the observer, but nothing is disposed.

// exercise 10.2
lastError = error
moveToNext()
// end 10.2

// exercise 10.2
if let lastError { observer.onError(lastError) } else { observer.onCompleted() }
// end 10.2

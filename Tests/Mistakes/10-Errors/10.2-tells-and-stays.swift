// The last error is sent to the observer, but nothing is disposed.

// exercise 10.2
// instead of: if let lastError { fail(with: lastError) } else { complete() }
if let lastError { observer.onError(lastError) } else { observer.onCompleted() }
// end 10.2

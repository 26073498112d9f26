// Each error is sent when it comes, and the next source is still subscribed.

// exercise 10.2
observer.onError(error)
lastError = error
moveToNext()
// end 10.2

// exercise 10.2
if let lastError { fail(with: lastError) } else { complete() }
// end 10.2

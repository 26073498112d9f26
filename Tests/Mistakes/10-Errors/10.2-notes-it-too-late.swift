// It moves on first: when the last source fails, its error is not stored yet.

// exercise 10.2
moveToNext()
lastError = error
// end 10.2

// exercise 10.2
if let lastError { fail(with: lastError) } else { complete() }
// end 10.2

// The error of the first source is sent, not the error of the last.

// exercise 10.2
lastError = lastError ?? error
moveToNext()
// end 10.2

// exercise 10.2
if let lastError { fail(with: lastError) } else { complete() }
// end 10.2

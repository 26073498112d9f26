// Without any source it fails, though nothing was tried.

// exercise 10.2
lastError = error
moveToNext()
// end 10.2

// exercise 10.2
fail(with: lastError ?? RxError.noElements)
// end 10.2

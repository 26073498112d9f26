// It moves on first: when the last source fails, its error is not stored yet.

// exercise 10.2
// instead of: lastError = error
// instead of: moveToNext()
moveToNext()
lastError = error
// end 10.2

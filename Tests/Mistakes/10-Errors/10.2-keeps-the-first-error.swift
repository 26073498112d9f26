// The error of the first source is sent, not the error of the last.

// exercise 10.2
// instead of: lastError = error
lastError = lastError ?? error
// end 10.2

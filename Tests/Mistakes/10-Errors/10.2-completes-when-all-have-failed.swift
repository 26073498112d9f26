// When no source is left, the result completes as if all were well.

// exercise 10.2
lastError = error
moveToNext()
// end 10.2

// exercise 10.2
super.sourcesRanOut()
// end 10.2

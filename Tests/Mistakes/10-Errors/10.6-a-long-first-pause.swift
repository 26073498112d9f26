// The first pause is not limited.

// exercise 10.6
// instead of: var pause = min(firstPause, longestPause)
var pause = firstPause
// end 10.6

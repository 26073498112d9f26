// It doubles with every error, and overflows.
// Changes: 10.6-halves-the-longest.swift

// exercise 10.6
// instead of: return firstPause <= longestPause >> index
// instead of: ? firstPause << index
// instead of: : longestPause
return min(firstPause << index, longestPause)
// end 10.6

// Nobody is ever the last.

// exercise 14.4
// instead of: return members == 0
return false
// end 14.4

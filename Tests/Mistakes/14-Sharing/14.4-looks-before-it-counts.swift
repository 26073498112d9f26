// Looks whether anybody is left, and counts out afterwards, so that the last one finds itself.

// exercise 14.4
// instead of: members -= 1
// instead of: return members == 0
defer { members -= 1 }
return members == 0
// end 14.4

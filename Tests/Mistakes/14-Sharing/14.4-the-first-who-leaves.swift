// Any listener that leaves ends the connection.

// exercise 14.4
// instead of: return members == 0
return true
// end 14.4

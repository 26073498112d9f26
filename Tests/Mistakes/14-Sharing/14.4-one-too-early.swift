// The last but one who leaves ends the connection.

// exercise 14.4
// instead of: return members == 0
return members <= 1
// end 14.4

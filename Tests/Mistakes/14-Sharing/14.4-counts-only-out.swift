// Nobody is counted in.

// exercise 14.4
// instead of: members += 1
// end 14.4

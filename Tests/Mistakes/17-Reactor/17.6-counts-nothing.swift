// Counts nothing: each time looks like the one before.

// exercise 17.6

// end 17.6

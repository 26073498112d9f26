// Counts nothing: each time looks like the one before.

// exercise 17.6
// instead of: valueUpdatedCount &+= 1

// end 17.6

// Leaves the sources to the token, which does not know them until all are subscribed.

// exercise 8.2
// instead of: group.dispose()
// end 8.2

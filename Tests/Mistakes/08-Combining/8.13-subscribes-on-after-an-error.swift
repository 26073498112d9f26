// Subscribes all sources, even those that come after one that has failed inside `subscribe`.

// exercise 8.13
// instead of: guard !isDisposed else { break }
// end 8.13

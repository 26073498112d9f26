// Subscribes to the remaining sources after one has failed inside `subscribe`.

// exercise 8.2
// instead of: guard !isDisposed else { return }
// end 8.2

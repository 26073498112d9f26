// Takes and subscribes the next source, even if the result was disposed or has ended.

// exercise 8.3
// instead of: guard !isDisposed else { return }
// end 8.3

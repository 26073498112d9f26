// Takes and subscribes the next source, even if the result was disposed or has ended.

// exercise 8.3
// instead of: guard !isDisposed else { return }

// instead of: // Disposing the source before may have ended everything.
// instead of: if isDisposed { return }
// end 8.3

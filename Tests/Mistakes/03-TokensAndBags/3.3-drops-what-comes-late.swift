// What is inserted into a disposed bag is neither kept nor disposed, and goes on forever.

// exercise 3.3
disposables.withLock { _ = $0?.append(disposable) }
// end 3.3

// What comes to a disposed bag is neither kept nor disposed, and goes on for ever.

// exercise 3.3
disposables.withLock { _ = $0?.append(disposable) }
// end 3.3

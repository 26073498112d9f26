// Disposes what it holds at each turn that was asked for, and keeps it.

// exercise 11.10
// instead of: disposable.withLock { $0.take() }?.dispose()
disposable.withLock { $0 }?.dispose()
// end 11.10

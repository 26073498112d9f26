// Keeps the token, and looks afterwards whether the bag was open; it may have been disposed since.

// exercise 3.3
// instead of: let isKept = disposables.withLock { $0?.append(disposable) != nil }
// instead of: if !isKept { disposable.dispose() }
disposables.withLock { _ = $0?.append(disposable) }
if disposables.withLock({ $0 == nil }) { disposable.dispose() }
// end 3.3

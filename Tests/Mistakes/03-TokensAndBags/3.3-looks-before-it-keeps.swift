// Looks whether the bag is open, and keeps the token under a second lock; it may be closed by then.

// exercise 3.3
let isOpen = disposables.withLock { $0 != nil }
guard isOpen else { return disposable.dispose() }
disposables.withLock { $0?.append(disposable) }
// end 3.3

// exercise 3.3
let taken = disposables.withLock { $0.take() }
taken?.forEach { $0.dispose() }
// end 3.3

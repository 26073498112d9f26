// Frees what it has disposed while it holds the lock.

// exercise 11.10
// instead of: private let disposable: Lock<Disposable?>
private let isTaken = Flag()
private let disposable: Lock<Disposable?>
// instead of: disposable.withLock { $0.take() }?.dispose()
guard isTaken.raise() else { return }
disposable.withLock { $0 }?.dispose()
disposable.withLock { $0 = nil }
// end 11.10

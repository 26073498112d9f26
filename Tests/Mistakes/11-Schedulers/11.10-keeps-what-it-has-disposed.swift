// Disposes what it holds once, and goes on holding it.

// exercise 11.10
// instead of: // Unchecked: the lock guards the disposable. `nil` means disposed.
// instead of: private let disposable: Lock<Disposable?>
private let isDone = Flag()
private let disposable: Disposable
// instead of: self.disposable = Lock(disposable)
self.disposable = disposable
// instead of: disposable.withLock { $0 == nil }
isDone.isRaised()
// instead of: disposable.withLock { $0.take() }?.dispose()
if isDone.raise() { disposable.dispose() }
// end 11.10

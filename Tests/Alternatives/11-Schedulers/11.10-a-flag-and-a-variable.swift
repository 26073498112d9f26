// A flag says whether it was disposed, and whoever raises it has the disposable.

// exercise 11.10
// instead of: // Unchecked: the lock guards the disposable. `nil` means disposed.
// instead of: private let disposable: Lock<Disposable?>
// Unchecked: after `init`, the disposable belongs to the one thread that raised the flag.
private let isDone = Flag()
@Unguarded private var disposable: Disposable?
// instead of: self.disposable = Lock(disposable)
self.disposable = disposable
// instead of: disposable.withLock { $0 == nil }
isDone.isRaised()
// instead of: disposable.withLock { $0.take() }?.dispose()
if isDone.raise() { disposable.take()?.dispose() }
// end 11.10

// Disposes what it holds while it holds the lock.

// exercise 11.10
// instead of: disposable.withLock { $0.take() }?.dispose()
disposable.withLock { disposable in
  disposable?.dispose()
  disposable = nil
}
// end 11.10

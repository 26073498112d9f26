// What comes too late is disposed with the lock held.

// exercise 3.3
// instead of: let isKept = disposables.withLock { $0?.append(disposable) != nil }
// instead of: if !isKept { disposable.dispose() }
disposables.withLock { kept in
  if kept == nil {
    disposable.dispose()
  } else {
    kept?.append(disposable)
  }
}
// end 3.3

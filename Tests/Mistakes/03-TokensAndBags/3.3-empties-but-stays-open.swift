// After `dispose()` the bag is empty, and keeps what comes in as if nothing had happened.

// exercise 3.3
disposables.withLock { _ = $0?.append(disposable) }
// end 3.3

// exercise 3.3
let taken = disposables.withLock { disposables in
  defer { disposables = [] }
  return disposables
}
taken?.forEach { $0.dispose() }
// end 3.3

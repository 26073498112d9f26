// The element before is freed while the lock is held: a `deinit` that makes another source send gets stuck.

// exercise 8.13
// instead of: private let branches: [Branch<Element>]
private let branches: [Branch<Element>]
private let lock = Lock(())

// instead of: /// Is called when a source has completed, on any thread.
/// Is called when a source has sent an element, on any thread.
func keep(_ element: Element, of branch: Branch<Element>) {
  lock.withLock { (_: inout Void) in branch.last = element }
}

/// Is called when a source has completed, on any thread.

// instead of: if !sink.isDisposed { branch.keep(element) }
if !sink.isDisposed { sink.keep(element, of: branch) }
// end 8.13

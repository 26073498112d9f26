// After `dispose()` it is empty, and as open as a new one.

// exercise 3.4
// instead of: // Emptied before the first child is called, which may itself insert, remove or dispose.
// instead of: let taken = children.withLock { $0.take() }
let taken = children.withLock { $0?.removeAll() }
// end 3.4

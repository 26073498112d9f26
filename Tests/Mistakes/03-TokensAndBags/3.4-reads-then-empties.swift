// Reads the children under one lock and empties under the next; in between, others come and go.

// exercise 3.4
// instead of: // Emptied before the first child is called, which may itself insert, remove or dispose.
// instead of: let taken = children.withLock { $0.take() }
// instead of: taken?.forEach { $0.dispose() }
let all = children.withLock { $0 }
children.withLock { $0 = nil }
all?.forEach { $0.dispose() }
// end 3.4

// Has no lock: the other source may end it while an element is being sent.
// Changes: 8.9-a-lock-of-its-own.swift

// exercise 8.9
// instead of: lock.withLock { forwardNext(element) }
forwardNext(element)
// instead of: lock.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
super.tellEnd(error)
// end 8.9

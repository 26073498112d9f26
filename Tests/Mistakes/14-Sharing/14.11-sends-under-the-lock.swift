// Passes an element on while it holds the lock.

// exercise 14.11
// instead of: state.withLock { $0?.subject }?.onNext(element)
state.withLock { $0?.subject.onNext(element) }
// end 14.11

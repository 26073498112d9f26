// Passes an error on, and stays open.

// exercise 14.11
// instead of: end { subject in subject.onError(error) }
state.withLock { $0?.subject }?.onError(error)
// end 14.11

// It looks at the token, which is disposed when the end was heard: until then the condition is called
// again.
// Changes: 6.14-counts-the-calls.swift

// exercise 6.14
// instead of: guard !hasCompleted, !isDisposed else { return }
guard !hasCompleted, !cancel.isDisposed else { return }
// end 6.14

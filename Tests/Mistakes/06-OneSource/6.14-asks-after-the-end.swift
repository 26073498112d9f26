// After an error the condition is still called.

// exercise 6.14
// instead of: guard !hasCompleted, !isDisposed else { return }
guard !hasCompleted else { return }
// end 6.14

// At the end the last elements are freed while the lock is held.
// Changes: 8.13-one-lock-for-all.swift

// exercise 8.13
// instead of: var leaving: [[Element]] = []
// instead of: state.withLock { swap(&$0.lasts, &leaving) }
state.withLock { $0.lasts = [] }
// end 8.13

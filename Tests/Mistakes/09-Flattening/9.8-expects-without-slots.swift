// Lets all wait if there are no slots, and expects them: the result never completes.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: if limit > 0 { expect() }
// instead of: guard let inner = inner(for: element), limit > 0 else { return }
expect()
guard let inner = inner(for: element) else { return }
// end 9.8

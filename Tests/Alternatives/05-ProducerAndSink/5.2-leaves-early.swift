// Leaves by an `if`, and disposes the token before it returns.

// exercise 5.2
// instead of: guard !hasStopped.isRaised() else { return }
if hasStopped.isRaised() { return }
// end 5.2

// exercise 5.2
// instead of: hasStopped.raise()
// instead of: cancel.dispose()
defer { cancel.dispose() }
hasStopped.raise()
// end 5.2

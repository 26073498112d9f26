// Disposes a token that comes after the connection was closed, though the end is still being sent.

// exercise 14.8
// instead of: if case .released = subscription { return true }
if isDisposed { return true }
// end 14.8

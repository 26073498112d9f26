// A source that completes after the token was disposed (because it is disposed, say) still makes
// the other source be subscribed.

// exercise 8.11
// instead of: guard !isDisposed else { return }
// end 8.11

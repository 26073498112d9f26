// Once disposed, it sends nothing more, but makes one more state.

// exercise 6.11
// instead of: guard !isDisposed else { return false }
// end 6.11

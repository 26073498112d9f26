// An alarm that was disposed is still set, and relies on its scheduler to cancel that.

// exercise 13.3
// instead of: guard !token.isDisposed else { return }
// end 13.3

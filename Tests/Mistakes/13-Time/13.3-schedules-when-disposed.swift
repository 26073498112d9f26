// An alarm that was disposed is set all the same, and relies on its scheduler to cancel that.

// exercise 13.3
// instead of: guard !token.isDisposed else { return }
// end 13.3

// An alarm that was disposed still gives its scheduler something to do, and cancels that afterwards.

// exercise 13.3
// instead of: guard !token.isDisposed else { return }

// instead of: ring()
if !token.isDisposed { ring() }
// end 13.3

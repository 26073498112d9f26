// It asks its token whether it is disposed, and never closes itself.

// exercise 5.2
guard !cancel.isDisposed else { return }
// end 5.2

// exercise 5.2
cancel.dispose()
// end 5.2

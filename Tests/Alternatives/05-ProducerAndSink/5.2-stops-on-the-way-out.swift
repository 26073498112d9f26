// Goes through `isDisposed` and `stop()`, and disposes its token on the way out.

// exercise 5.2
if isDisposed { return }
// end 5.2

// exercise 5.2
defer { cancel.dispose() }
_ = stop()
// end 5.2

// Runs the work, and drops what it returned.

// exercise 11.1
// instead of: result.setDisposable(action())
_ = action()
// end 11.1

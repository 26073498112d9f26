// `stop()` does nothing.

// exercise 12.3
// instead of: isRunning = false
_ = isRunning
// end 12.3

// Whether the sink has stopped is checked, and then it is stopped: two threads may come between.

// exercise 6.9
// instead of: guard stop() else { return }
guard !isDisposed else { return }
_ = stop()
// end 6.9

// It looks whether the sink is open and stops it afterwards, so two threads may both find it open.

// exercise 5.6
// instead of: guard stop() else { return }
guard !isDisposed else { return }
_ = stop()
// end 5.6

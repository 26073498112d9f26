// Makes a stream whenever somebody uses the reactor.

// exercise 17.3
// instead of: guard isFirstRun() else { return }
_ = isFirstRun()
// end 17.3

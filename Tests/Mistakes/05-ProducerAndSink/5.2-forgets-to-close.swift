// `dispose()` is passed on to the token, and the sink itself stays open.

// exercise 5.2
guard !hasStopped.isRaised() else { return }
// end 5.2

// exercise 5.2
cancel.dispose()
// end 5.2

// Its token first: if that has its sink, it closes it on the way; if not, the sink is closed right
// afterwards.

// exercise 5.2
if hasStopped.isRaised() { return }
// end 5.2

// exercise 5.2
cancel.dispose()
hasStopped.raise()
// end 5.2

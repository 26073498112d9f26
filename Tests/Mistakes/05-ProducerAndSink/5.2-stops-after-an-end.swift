// It stops once it has passed on an end, which is up to the caller.

// exercise 5.2
// instead of: guard !hasStopped.isRaised() else { return }
guard !hasStopped.isRaised() else { return }
defer { if event.isStopEvent { hasStopped.raise() } }
// end 5.2

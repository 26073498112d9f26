// It disposes as soon as it is given an end, so the source is freed before the observer hears of it.

// exercise 5.2
// instead of: guard !hasStopped.isRaised() else { return }
guard !hasStopped.isRaised() else { return }
if event.isStopEvent { dispose() }
// end 5.2

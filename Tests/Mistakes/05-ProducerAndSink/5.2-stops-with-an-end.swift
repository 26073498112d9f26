// An end stops the sink as it is passed on, which is up to the caller.

// exercise 5.2
// instead of: guard !hasStopped.isRaised() else { return }
if event.isStopEvent {
  guard hasStopped.raise() else { return }
} else {
  guard !hasStopped.isRaised() else { return }
}
// end 5.2

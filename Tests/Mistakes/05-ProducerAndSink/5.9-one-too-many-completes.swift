// An element too many completes at once, in the middle of the last one's `onNext`: the observer
// hears `completed` before it has returned, and one that then disposes has heard an end that it
// should not hear. The order of the events looks right.

// exercise 5.9
// instead of: guard remaining > 0 else { return }
guard remaining > 0 else {
  complete()
  return
}
// end 5.9

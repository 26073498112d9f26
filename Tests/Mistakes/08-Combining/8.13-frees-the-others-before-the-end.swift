// Disposes the other sources when one was empty, before the observer has heard the end.

// exercise 8.13
// instead of: guard branch.last != nil else { return complete() }
guard branch.last != nil else {
  for other in branches where other !== branch { other.subscription.dispose() }
  return complete()
}
// end 8.13

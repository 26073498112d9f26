// Completes at an element that comes before the other source has sent.

// exercise 8.6
// instead of: guard !latest.isEmpty else { return }
guard !latest.isEmpty else { return complete() }
// end 8.6

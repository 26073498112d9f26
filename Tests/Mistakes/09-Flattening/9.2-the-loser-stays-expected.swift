// Of two elements at the same moment, the one that is dropped may have been expected already, and
// nobody counts it off: the result never completes.

// exercise 9.2
// instead of: guard isBusy.raise() else { return }
// instead of: expect()
guard !isBusy.isRaised() else { return }
expect()
guard isBusy.raise() else { return }
// end 9.2

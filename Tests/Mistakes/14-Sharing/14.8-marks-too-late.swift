// The flag is set after the source has answered.

// exercise 14.8
// instead of: guard wasOpened.raise() else { return }
// instead of: keep(subscribeToSource())
guard !wasOpened.isRaised() else { return }
keep(subscribeToSource())
wasOpened.raise()
// end 14.8

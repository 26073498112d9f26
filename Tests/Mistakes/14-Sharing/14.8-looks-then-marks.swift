// Looks at the flag and raises it in two steps: two threads may both find it down.

// exercise 14.8
// instead of: guard wasOpened.raise() else { return }
guard !wasOpened.isRaised() else { return }
wasOpened.raise()
// end 14.8

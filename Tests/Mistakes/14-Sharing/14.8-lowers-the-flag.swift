// Lowers the flag when the source has answered, so that the next one subscribes again.

// exercise 14.8
// instead of: guard wasOpened.raise() else { return }
// instead of: keep(subscribeToSource())
// Checks and sets the flag in one step, before anybody is called.
guard wasOpened.raise() else { return }
keep(subscribeToSource())
wasOpened.lower()
// end 14.8

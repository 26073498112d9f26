// It disposes first, and a disposed sink sends nothing, not even the end.

// exercise 5.6
// instead of: guard stop() else { return }
dispose()
guard stop() else { return }

// instead of: dispose()
// end 5.6

// The end of the source is forwarded although the alarm has won.

// exercise 13.6
// instead of: if decideIfInTime() { fail(with: error) }
fail(with: error)
// instead of: if decideIfInTime() { complete() }
complete()
// end 13.6

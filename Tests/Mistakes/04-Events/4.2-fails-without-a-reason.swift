// `onError` says that the sequence is over, but not that it failed.

// exercise 4.2
// instead of: // Looks at the flag and raises it in one step: of two ends, only the first raises it.
// end 4.2

// exercise 4.2
// instead of: on(.error(error))
on(.completed)
// end 4.2

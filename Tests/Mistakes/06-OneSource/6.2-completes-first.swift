// It completes, and sends the result to nobody.

// exercise 6.2
// instead of: forwardNext(try mapResult(state))
// instead of: complete()
complete()
forwardNext(try mapResult(state))
// end 6.2

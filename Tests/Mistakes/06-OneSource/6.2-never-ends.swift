// It sends the result, and never completes.

// exercise 6.2
// instead of: complete()
// end 6.2

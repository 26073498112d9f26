// At the end of the run the observer hears the end, and nothing is disposed.

// exercise 6.14
// instead of: complete()
forwardOn(.completed)
// end 6.14

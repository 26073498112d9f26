// Takes the signal for a completion of the source.

// exercise 8.9
// instead of: complete()
sourceCompleted()

// instead of: forwardNext(element)
forwardOn(.next(element))
// end 8.9

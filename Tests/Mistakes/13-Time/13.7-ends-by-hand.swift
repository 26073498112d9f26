// At the end of its time `take(for:)` tells the observer before it has stopped: what the observer makes
// the source send then comes after the end.

// exercise 13.7
// instead of: complete()
forwardOn(.completed)
dispose()
// end 13.7

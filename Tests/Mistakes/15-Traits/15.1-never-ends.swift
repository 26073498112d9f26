// Sends the element, but not the end.

// exercise 15.1
// instead of: observer.onCompleted()
// end 15.1

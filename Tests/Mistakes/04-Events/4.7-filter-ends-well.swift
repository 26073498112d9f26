// A condition that throws ends the sequence as if all had gone well.

// exercise 4.7
// instead of: observer.onError(error)
observer.onCompleted()
// end 4.7

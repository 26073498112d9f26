// The rest of the run is sent to an observer that has disposed.

// exercise 6.14
// instead of: guard !isDisposed else { return }
// instead of: forwardNext(element)
observer.onNext(element)
// end 6.14

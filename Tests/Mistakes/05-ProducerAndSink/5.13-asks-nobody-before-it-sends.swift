// A chunk goes to the observer without asking whether the sink has stopped: after `dispose()`, a
// completion still brings the rest.

// exercise 5.13
// instead of: forwardNext(chunk)
observer.onNext(chunk)
// end 5.13

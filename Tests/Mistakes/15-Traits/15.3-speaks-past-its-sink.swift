// Sends the element past its own guard: it arrives after `dispose()`, too.

// exercise 15.3
// instead of: forwardNext(only)
observer.onNext(only)
// end 15.3

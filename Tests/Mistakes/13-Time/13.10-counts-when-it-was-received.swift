// An element counts when the observer has received it: what the observer makes the source send meanwhile
// goes into the same window, which gets one too many.

// exercise 13.10
// instead of: // The window is full, and its observer makes the source send while it receives the last element.
// instead of: if elements > 0, elements == count { openNext() }
// instead of: guard let window = subject else { return }
// instead of: elements += 1
// instead of: window.onNext(element)
// instead of: // Unless that has already happened: then another window is open, and not full.
// instead of: if elements == count { openNext() }
subject?.onNext(element)
elements += 1
if elements == count { openNext() }
// end 13.10

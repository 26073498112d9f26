// It checks for the last element after the observer has returned, when the count may have changed.

// exercise 5.9
remaining -= 1
forwardNext(element)
if remaining == 0 { complete() }
// end 5.9

// Whether it was the last one is asked when the observer has returned, and may have changed by then.

// exercise 5.9
remaining -= 1
forwardNext(element)
if remaining == 0 { complete() }
// end 5.9

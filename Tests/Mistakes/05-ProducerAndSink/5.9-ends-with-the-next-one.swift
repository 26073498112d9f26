// It waits for one element too many before it notices that it had enough.

// exercise 5.9
guard remaining > 0 else { return complete() }
remaining -= 1
forwardNext(element)
// end 5.9

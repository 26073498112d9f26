// After the last element it disposes, and nobody hears the end.

// exercise 5.9
guard remaining > 0 else { return }
remaining -= 1
forwardNext(element)
if remaining == 0 { dispose() }
// end 5.9

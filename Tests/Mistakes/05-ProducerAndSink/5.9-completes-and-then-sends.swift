// Completes before it sends the last element, which nobody hears then.

// exercise 5.9
guard remaining > 0 else { return }
remaining -= 1
if remaining == 0 { complete() }
forwardNext(element)
// end 5.9

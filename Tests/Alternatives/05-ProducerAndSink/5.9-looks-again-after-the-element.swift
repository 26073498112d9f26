// Looks at what remains when the observer has returned; a second end does nothing.

// exercise 5.9
guard remaining > 0 else { return }
remaining -= 1
forwardNext(element)
if remaining == 0 { complete() }
// end 5.9

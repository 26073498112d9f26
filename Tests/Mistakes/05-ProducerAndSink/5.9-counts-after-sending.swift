// The element is counted after the observer has returned; until then more may come through.

// exercise 5.9
guard remaining > 0 else { return }
forwardNext(element)
remaining -= 1
if remaining == 0 { complete() }
// end 5.9

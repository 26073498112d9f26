// Tells the last element from the others before it sends it.

// exercise 5.9
guard remaining > 0 else { return }
remaining -= 1
guard remaining == 0 else { return forwardNext(element) }
forwardNext(element)
complete()
// end 5.9

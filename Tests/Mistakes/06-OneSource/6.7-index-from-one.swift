// The first element has the index 1.

// exercise 6.7 in ElementAt.swift
guard toSkip >= 0 else { return }
toSkip -= 1
guard toSkip <= 0 else { return }
toSkip = -1
forwardNext(element)
complete()
// end 6.7

// The element is counted after the observer has returned, so two can have the same index.

// exercise 6.7 in ElementAt.swift
guard toSkip == 0 else {
  toSkip -= 1
  return
}
forwardNext(element)
toSkip -= 1
complete()
// end 6.7

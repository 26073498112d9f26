// The element is counted when the observer has returned, so that two can be at one place.

// exercise 6.7 in ElementAt.swift
guard toSkip == 0 else {
  toSkip -= 1
  return
}
forwardNext(element)
toSkip -= 1
complete()
// end 6.7

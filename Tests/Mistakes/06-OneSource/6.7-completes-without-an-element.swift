// A source that is too short is passed on as if all were well.

// exercise 6.7 in ElementAt.swift
toSkip -= 1
guard toSkip == -1 else { return }
forwardNext(element)
complete()
// end 6.7

// exercise 6.7 in ElementAt.swift
complete()
// end 6.7

// If the source is too short, it completes as if all were well.

// exercise 6.7 in ElementAt.swift
toSkip -= 1
guard toSkip == -1 else { return }
forwardNext(element)
complete()
// end 6.7

// exercise 6.7 in ElementAt.swift
complete()
// end 6.7

// The observer hears the end after the element, and the source goes on.

// exercise 6.7 in ElementAt.swift
toSkip -= 1
guard toSkip == -1 else { return }
forwardNext(element)
observer.onCompleted()
// end 6.7

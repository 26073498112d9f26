// It sends the wanted element, and waits for the end of the source.

// exercise 6.7 in ElementAt.swift
toSkip -= 1
if toSkip == -1 { forwardNext(element) }
// end 6.7

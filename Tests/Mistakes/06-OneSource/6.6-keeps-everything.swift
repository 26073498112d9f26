// It keeps all elements, and chooses at the end.

// exercise 6.6
kept.append(element)
// end 6.6

// exercise 6.6
while kept.count > count { _ = kept.removeFirst() }
while let element = kept.removeFirst() { forwardNext(element) }
complete()
// end 6.6

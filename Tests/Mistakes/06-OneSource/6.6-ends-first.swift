// It ends first, and only then tries to send the elements.

// exercise 6.6
kept.append(element)
if kept.count > count { _ = kept.removeFirst() }
// end 6.6

// exercise 6.6
complete()
while let element = kept.removeFirst() { forwardNext(element) }
// end 6.6

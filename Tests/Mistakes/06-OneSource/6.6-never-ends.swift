// The elements are sent, but the end is not.

// exercise 6.6
kept.append(element)
if kept.count > count { _ = kept.removeFirst() }
// end 6.6

// exercise 6.6
while let element = kept.removeFirst() { forwardNext(element) }
// end 6.6

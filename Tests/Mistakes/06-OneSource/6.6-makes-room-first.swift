// It makes room before it appends: with a count of zero one element is kept.

// exercise 6.6
if kept.count >= count { _ = kept.removeFirst() }
kept.append(element)
// end 6.6

// exercise 6.6
while count > 0, let element = kept.removeFirst() { forwardNext(element) }
complete()
// end 6.6

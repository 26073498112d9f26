// When it is full, it drops the new element instead of the oldest.

// exercise 6.6
if kept.count < count { kept.append(element) }
// end 6.6

// exercise 6.6
while let element = kept.removeFirst() { forwardNext(element) }
complete()
// end 6.6

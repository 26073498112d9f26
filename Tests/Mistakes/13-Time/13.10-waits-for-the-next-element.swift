// A full window completes only when the next element comes.

// exercise 13.10
// instead of: subject?.onNext(element)
// instead of: elements += 1
// instead of: if elements == count { openNext() }
if count > 0, elements == count { openNext() }
subject?.onNext(element)
elements += 1
// end 13.10

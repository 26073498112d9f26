// No ring: takes out the first element, and moves the others.

// exercise 7.8
private var ring: [Element] = []

/// The index of the oldest element in the ring.
private var oldest = 0
// end 7.8
// exercise 7.8
ring.append(element)
if ring.count > limit { element = ring.removeFirst() }
// end 7.8
// exercise 7.8
ring
// end 7.8

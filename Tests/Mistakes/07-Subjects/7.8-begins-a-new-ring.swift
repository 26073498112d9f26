// When there is no room left, it forgets everything and begins again.

// exercise 7.8
private var ring: [Element] = []

/// The index of the oldest element in the ring.
private var oldest = 0
// end 7.8
// exercise 7.8
guard limit > 0 else { return }
if ring.count == limit { ring = [] }
ring.append(element)
// end 7.8

// No ring: takes out the first element, and moves the others.

// exercise 7.8
// instead of: guard limit > 0 else { return }
// instead of: guard ring.count == limit else { return ring.append(element) }
// instead of: swap(&ring[oldest], &element)
// instead of: oldest = (oldest + 1) % limit
ring.append(element)
if ring.count > limit { element = ring.removeFirst() }
// end 7.8

// exercise 7.8
// instead of: oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
ring
// end 7.8

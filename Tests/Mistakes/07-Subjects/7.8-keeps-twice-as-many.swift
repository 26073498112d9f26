// Keeps twice as many and tells the last ones: what nobody will hear stays alive.

// exercise 7.8
// instead of: guard ring.count == limit else { return ring.append(element) }
// instead of: swap(&ring[oldest], &element)
// instead of: oldest = (oldest + 1) % limit
ring.append(element)
if ring.count / 2 == limit { element = ring.removeFirst() }
// instead of: oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
ring.suffix(limit)
// end 7.8

// What comes when the ring is full is dropped, and the oldest one as well.

// exercise 7.8
// instead of: guard ring.count == limit else { return ring.append(element) }
// instead of: swap(&ring[oldest], &element)
// instead of: oldest = (oldest + 1) % limit
guard ring.count == limit else { return ring.append(element) }
element = ring.removeFirst()
// instead of: oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
ring
// end 7.8

// `oldest` is the next place to write to, from the first element on.

// exercise 7.8
// instead of: guard ring.count == limit else { return ring.append(element) }
// instead of: swap(&ring[oldest], &element)
// instead of: oldest = (oldest + 1) % limit
let place = oldest
oldest = (oldest + 1) % limit
if place == ring.count { ring.append(element) } else { swap(&ring[place], &element) }
// end 7.8

// exercise 7.8
// instead of: oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
ring.indices.map { ring[(oldest + $0) % ring.count] }
// end 7.8

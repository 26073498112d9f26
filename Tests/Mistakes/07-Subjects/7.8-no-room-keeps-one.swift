// With a limit of zero one element is kept, though it is never told; seen by who waits for it to be freed.

// exercise 7.8
// instead of: guard limit > 0 else { return }
// instead of: guard ring.count == limit else { return ring.append(element) }
// instead of: swap(&ring[oldest], &element)
// instead of: oldest = (oldest + 1) % limit
let size = max(limit, 1)
guard ring.count == size else { return ring.append(element) }
swap(&ring[oldest], &element)
oldest = (oldest + 1) % size
// instead of: oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
limit == 0 ? [] : Array(ring[oldest...] + ring[..<oldest])
// end 7.8

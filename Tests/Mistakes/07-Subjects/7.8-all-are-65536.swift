// Keeps no more than 65,536 elements: an unbounded subject drops the first of 65,537.

// exercise 7.8
// instead of: guard ring.count == limit else { return ring.append(element) }
// instead of: swap(&ring[oldest], &element)
// instead of: oldest = (oldest + 1) % limit
let room = min(limit, 1 << 16)
guard ring.count == room else { return ring.append(element) }
swap(&ring[oldest], &element)
oldest = (oldest + 1) % room
// end 7.8

// When there is no room left, it keeps what it has.

// exercise 7.8
// instead of: guard ring.count == limit else { return ring.append(element) }
// instead of: swap(&ring[oldest], &element)
// instead of: oldest = (oldest + 1) % limit
if ring.count < limit { ring.append(element) }
// end 7.8

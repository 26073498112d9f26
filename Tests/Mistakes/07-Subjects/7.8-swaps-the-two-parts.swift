// The two parts of the ring are put together the wrong way round.

// exercise 7.8
private var ring: [Element] = []

/// The index of the oldest element in the ring.
private var oldest = 0
// end 7.8
// exercise 7.8
guard limit > 0 else { return }
guard ring.count == limit else { return ring.append(element) }
swap(&ring[oldest], &element)
oldest = (oldest + 1) % limit
// end 7.8
// exercise 7.8
Array(ring[..<oldest] + ring[oldest...])
// end 7.8

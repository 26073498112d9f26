// Moves on before it replaces: the second oldest is lost, and the oldest stays.

// exercise 7.8
private var ring: [Element] = []

/// The index of the oldest element in the ring.
private var oldest = 0
// end 7.8
// exercise 7.8
guard limit > 0 else { return }
guard ring.count == limit else { return ring.append(element) }
oldest = (oldest + 1) % limit
swap(&ring[oldest], &element)
// end 7.8

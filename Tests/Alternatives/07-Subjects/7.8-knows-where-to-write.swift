// `oldest` is the next place to write to, from the first element on.

// exercise 7.8
private var ring: [Element] = []

/// The index of the oldest element in the ring.
private var oldest = 0
// end 7.8
// exercise 7.8
guard limit > 0 else { return }
let place = oldest
oldest = (oldest + 1) % limit
if place == ring.count { ring.append(element) } else { swap(&ring[place], &element) }
// end 7.8
// exercise 7.8
ring.indices.map { ring[(oldest + $0) % ring.count] }
// end 7.8

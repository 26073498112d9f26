// The array is a ring, and the past is told from its first index, not from the oldest element.

// exercise 7.8
// instead of: oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
ring
// end 7.8

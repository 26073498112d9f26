// The two parts of the ring are put together the wrong way round.

// exercise 7.8
// instead of: oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
Array(ring[..<oldest] + ring[oldest...])
// end 7.8

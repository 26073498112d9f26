// Puts the two parts of the ring together even when it has not come round yet.

// exercise 7.8
// instead of: oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
Array(ring[oldest...] + ring[..<oldest])
// end 7.8

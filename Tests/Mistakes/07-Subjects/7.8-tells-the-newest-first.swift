// What is kept is told backwards.

// exercise 7.8
// instead of: oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
Array(ring[oldest...] + ring[..<oldest]).reversed()
// end 7.8

// Hundreds of pictures are loaded at the same time.

// exercise 9.7
// instead of: addresses.map(load).merge(maxConcurrent: 4)
addresses.flatMap(load)
// end 9.7

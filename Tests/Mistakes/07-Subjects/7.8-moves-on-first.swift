// Moves on before it replaces: the second oldest is lost, and the oldest stays.

// exercise 7.8
// instead of: swap(&ring[oldest], &element)
// instead of: oldest = (oldest + 1) % limit
oldest = (oldest + 1) % limit
swap(&ring[oldest], &element)
// end 7.8

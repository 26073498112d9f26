// Puts what it replaces aside, and frees it when `note` returns.

// exercise 7.8
// instead of: swap(&ring[oldest], &element)
let old = ring[oldest]
ring[oldest] = element
_ = old
// end 7.8

// Loads five at a time.

// exercise 9.7
// instead of: taps.flatMapFirst { _ in refresh() }
taps.flatMapFirst(refresh)
// instead of: addresses.map(load).merge(maxConcurrent: 4)
addresses.map(load).merge(maxConcurrent: 5)
// end 9.7

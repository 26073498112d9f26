// Starts a refresh for every tap, at the same time.

// exercise 9.7
// instead of: taps.flatMapFirst { _ in refresh() }
taps.flatMap(refresh)
// end 9.7

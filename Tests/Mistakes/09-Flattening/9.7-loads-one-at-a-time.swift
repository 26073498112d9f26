// Loads one picture at a time, though four are allowed.

// exercise 9.7
// instead of: taps.flatMapFirst { _ in refresh() }
taps.flatMapFirst(refresh)
// instead of: addresses.map(load).merge(maxConcurrent: 4)
addresses.concatMap(load)
// end 9.7

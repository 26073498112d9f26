// Lets a search wait for the one before: each old answer is shown on the way to the new one.

// exercise 9.7
// instead of: queries.flatMapLatest(search)
queries.concatMap(search)
// instead of: taps.flatMapFirst { _ in refresh() }
taps.flatMapFirst(refresh)
// end 9.7

// Each tap is queued, and leads to a refresh later.

// exercise 9.7
queries.flatMapLatest(search)
// end 9.7

// exercise 9.7
taps.concatMap { _ in refresh() }
// end 9.7

// Starts a refresh for every tap, at the same time.

// exercise 9.7
queries.flatMapLatest(search)
// end 9.7

// exercise 9.7
taps.flatMap(refresh)
// end 9.7

// exercise 9.7
reports.concatMap(send)
// end 9.7

// exercise 9.7
addresses.map(load).merge(maxConcurrent: 4)
// end 9.7

// Loads five at a time.

// exercise 9.7
queries.flatMapLatest(search)
// end 9.7

// exercise 9.7
taps.flatMapFirst(refresh)
// end 9.7

// exercise 9.7
reports.concatMap(send)
// end 9.7

// exercise 9.7
addresses.map(load).merge(maxConcurrent: 5)
// end 9.7

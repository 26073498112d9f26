// Lets a search wait for the one before: each old answer is shown on the way to the new one.

// exercise 9.7
queries.concatMap(search)
// end 9.7

// exercise 9.7
taps.flatMapFirst(refresh)
// end 9.7

// exercise 9.7
reports.concatMap(send)
// end 9.7

// exercise 9.7
addresses.map(load).merge(maxConcurrent: 4)
// end 9.7

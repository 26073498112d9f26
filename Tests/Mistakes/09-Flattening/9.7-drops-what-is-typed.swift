// Drops what is typed while a search is under way: the list stays with the old query.

// exercise 9.7
queries.flatMapFirst(search)
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

// Sends all reports at the same time: the second may arrive first.

// exercise 9.7
queries.flatMapLatest(search)
// end 9.7

// exercise 9.7
taps.flatMapFirst(refresh)
// end 9.7

// exercise 9.7
reports.flatMap(send)
// end 9.7

// exercise 9.7
addresses.map(load).merge(maxConcurrent: 4)
// end 9.7

// Loads one picture at a time, though four are allowed.

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
addresses.concatMap(load)
// end 9.7

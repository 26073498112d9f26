// Hundreds of pictures are loaded at the same time.

// exercise 9.7
queries.flatMapLatest(search)
// end 9.7

// exercise 9.7
taps.flatMapFirst { _ in refresh() }
// end 9.7

// exercise 9.7
reports.concatMap(send)
// end 9.7

// exercise 9.7
addresses.flatMap(load)
// end 9.7

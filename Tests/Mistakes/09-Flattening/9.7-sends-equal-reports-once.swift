// Of two equal reports in a row only one is sent.

// exercise 9.7
// instead of: reports.concatMap(send)
reports.distinctUntilChanged().concatMap(send)
// end 9.7

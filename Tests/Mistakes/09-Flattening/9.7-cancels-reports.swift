// Cancels the report that is under way when another is written.

// exercise 9.7
// instead of: taps.flatMapFirst { _ in refresh() }
taps.flatMapFirst(refresh)
// instead of: reports.concatMap(send)
reports.flatMapLatest(send)
// end 9.7

// Sends all reports at the same time: the second may arrive first.

// exercise 9.7
// instead of: taps.flatMapFirst { _ in refresh() }
taps.flatMapFirst(refresh)
// instead of: reports.concatMap(send)
reports.flatMap(send)
// end 9.7

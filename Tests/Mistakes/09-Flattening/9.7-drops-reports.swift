// A report that is written while another one is being sent is lost.

// exercise 9.7
queries.flatMapLatest(search)
// end 9.7

// exercise 9.7
taps.flatMapFirst { _ in refresh() }
// end 9.7

// exercise 9.7
reports.flatMapFirst(send)
// end 9.7

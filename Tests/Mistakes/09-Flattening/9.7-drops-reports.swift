// A report that is written while another one is being sent is lost.

// exercise 9.7
// instead of: reports.concatMap(send)
reports.flatMapFirst(send)
// end 9.7

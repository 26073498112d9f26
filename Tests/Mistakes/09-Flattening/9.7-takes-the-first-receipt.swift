// A report is taken to have arrived with its first receipt: a second receipt is lost, its sending
// is disposed before it has arrived, and the next report leaves.

// exercise 9.7
// instead of: reports.concatMap(send)
reports.concatMap { send($0).take(1) }
// end 9.7

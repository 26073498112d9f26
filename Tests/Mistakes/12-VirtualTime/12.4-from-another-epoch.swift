// Counts its dates from 2001, in one direction only.

// exercise 12.4
// instead of: time
RxTime(timeIntervalSinceReferenceDate: time.timeIntervalSince1970)
// end 12.4

// The span counts from 1970, and not from the moment.

// exercise 12.4
// instead of: time.addingTimeInterval(offset)
RxTime(timeIntervalSince1970: offset)
// end 12.4

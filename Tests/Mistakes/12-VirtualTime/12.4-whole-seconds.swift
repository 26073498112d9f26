// Gives back a date without its fraction of a second.

// exercise 12.4
// instead of: virtualTime
RxTime(timeIntervalSince1970: virtualTime.timeIntervalSince1970.rounded())
// end 12.4

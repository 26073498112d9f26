// An offset goes by way of the seconds since 1970, which rounds a date near 2001 to a tenth of a
// microsecond.

// exercise 12.4
// instead of: time.addingTimeInterval(offset)
RxTime(timeIntervalSince1970: time.timeIntervalSince1970 + offset)
// end 12.4

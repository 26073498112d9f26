// Takes a tick for a second where it makes a date.

// exercise 12.5
// instead of: RxTime(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
RxTime(timeIntervalSince1970: Double(virtualTime))
// end 12.5

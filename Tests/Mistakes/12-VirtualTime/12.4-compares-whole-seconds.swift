// Treats two moments in the same second as equal.

// exercise 12.4
virtualTimeInterval
// end 12.4

// exercise 12.4
timeInterval
// end 12.4

// exercise 12.4
time.addingTimeInterval(offset)
// end 12.4

// exercise 12.4
VirtualTimeComparison(Int(lhs.timeIntervalSince1970), Int(rhs.timeIntervalSince1970))
// end 12.4

// Has the two dates the wrong way round.

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
VirtualTimeComparison(rhs, lhs)
// end 12.4

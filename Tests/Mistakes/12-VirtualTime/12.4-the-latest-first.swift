// Has the two dates the wrong way round.

// exercise 12.4
// instead of: VirtualTimeComparison(lhs, rhs)
VirtualTimeComparison(rhs, lhs)
// end 12.4

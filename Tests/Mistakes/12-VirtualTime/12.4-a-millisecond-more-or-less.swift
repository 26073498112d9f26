// Two dates that are less than a millisecond apart are equal.

// exercise 12.4
// instead of: VirtualTimeComparison(lhs, rhs)
abs(lhs.timeIntervalSince(rhs)) < 0.001 ? .equal : VirtualTimeComparison(lhs, rhs)
// end 12.4

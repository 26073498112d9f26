// Operators and `compare` of Foundation.

// exercise 12.4
virtualTimeInterval
// end 12.4

// exercise 12.4
timeInterval
// end 12.4

// exercise 12.4
time + offset
// end 12.4

// exercise 12.4
switch lhs.compare(rhs) {
case .orderedAscending: .lessThan
case .orderedSame: .equal
case .orderedDescending: .greaterThan
}
// end 12.4

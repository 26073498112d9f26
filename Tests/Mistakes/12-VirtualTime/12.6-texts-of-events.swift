// Compares the texts of the events, and so elements that only look alike are equal.

// exercise 12.6
// instead of: switch (lhs, rhs) {
// instead of: case (.next(let lhs), .next(let rhs)): lhs == rhs
// instead of: case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
// instead of: case (.completed, .completed): true
// instead of: default: false
// instead of: }
"\(lhs)" == "\(rhs)"
// end 12.6

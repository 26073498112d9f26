// Only errors of one type are equal, even if their texts are.

// exercise 12.6
// instead of: switch (lhs, rhs) {
// instead of: case (.next(let lhs), .next(let rhs)): lhs == rhs
// instead of: case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
// instead of: case (.completed, .completed): true
// instead of: default: false
// instead of: }
switch (lhs, rhs) {
case (.next(let lhs), .next(let rhs)): lhs == rhs
case (.error(let lhs), .error(let rhs)): type(of: lhs) == type(of: rhs) && "\(lhs)" == "\(rhs)"
case (.completed, .completed): true
default: false
}
// end 12.6

// Two elements that are equal by `==` are not, if their texts differ: -0.0 and 0.0, or two words
// that differ in case only.

// exercise 12.6
// instead of: switch (lhs, rhs) {
// instead of: case (.next(let lhs), .next(let rhs)): lhs == rhs
// instead of: case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
// instead of: case (.completed, .completed): true
// instead of: default: false
// instead of: }
switch (lhs, rhs) {
case (.next(let lhs), .next(let rhs)): lhs == rhs && "\(lhs)" == "\(rhs)"
case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
case (.completed, .completed): true
default: false
}
// end 12.6

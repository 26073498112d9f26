// Compares `String(reflecting:)`, which may differ where the texts are equal.

// exercise 12.6
// instead of: switch (lhs, rhs) {
// instead of: case (.next(let lhs), .next(let rhs)): lhs == rhs
// instead of: case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
// instead of: case (.completed, .completed): true
// instead of: default: false
// instead of: }
switch (lhs, rhs) {
case (.next(let lhs), .next(let rhs)): lhs == rhs
case (.error(let lhs), .error(let rhs)): String(reflecting: lhs) == String(reflecting: rhs)
case (.completed, .completed): true
default: false
}
// end 12.6

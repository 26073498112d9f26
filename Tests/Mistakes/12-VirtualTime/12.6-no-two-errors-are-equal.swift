// Treats no two errors as equal, since `Error` is not Equatable.

// exercise 12.6
switch (lhs, rhs) {
case (.next(let lhs), .next(let rhs)): lhs == rhs
case (.completed, .completed): true
default: false
}
// end 12.6

// Treats any two ends as equal.

// exercise 12.6
switch (lhs, rhs) {
case (.next(let lhs), .next(let rhs)): lhs == rhs
case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
default: lhs.isStopEvent && rhs.isStopEvent
}
// end 12.6

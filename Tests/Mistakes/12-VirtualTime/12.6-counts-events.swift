// Writes down how many came before, where the tick belongs.

// exercise 12.6
switch (lhs, rhs) {
case (.next(let lhs), .next(let rhs)): lhs == rhs
case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
case (.completed, .completed): true
default: false
}
// end 12.6

// exercise 12.6
events.append(Recorded(time: events.count, value: event))
// end 12.6

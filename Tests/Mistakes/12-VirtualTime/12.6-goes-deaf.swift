// Records nothing after an end, as a well-behaved observer would.

// exercise 12.6
switch (lhs, rhs) {
case (.next(let lhs), .next(let rhs)): lhs == rhs
case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
case (.completed, .completed): true
default: false
}
// end 12.6

// exercise 12.6
if let last = events.last, last.value.isStopEvent { return }
events.append(Recorded(time: scheduler.clock, value: event))
// end 12.6

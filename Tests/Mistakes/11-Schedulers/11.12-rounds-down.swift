// Cuts off the last part of a millisecond, in which it is still Monday.

// exercise 11.12
// instead of: return .milliseconds(Int((day.end.timeIntervalSince(now) * 1_000).rounded(.up)))
return .milliseconds(Int(day.end.timeIntervalSince(now) * 1_000))
// end 11.12

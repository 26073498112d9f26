// Adds a millisecond, even if no part of one was cut off: it waits for longer than it has to.

// exercise 11.12
// instead of: return .milliseconds(Int((day.end.timeIntervalSince(now) * 1_000).rounded(.up)))
return .milliseconds(Int(day.end.timeIntervalSince(now) * 1_000) + 1)
// end 11.12

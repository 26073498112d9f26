// Rounds up to a whole second, and misses the beginning of Tuesday.

// exercise 11.12
// instead of: return .milliseconds(Int((day.end.timeIntervalSince(now) * 1_000).rounded(.up)))
return .seconds(Int(day.end.timeIntervalSince(now).rounded(.up)))
// end 11.12

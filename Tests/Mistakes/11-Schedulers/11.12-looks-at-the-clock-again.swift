// Looks at the clock each time that it needs the time, and midnight may come in between.

// exercise 11.12
// instead of: // Looked at once: midnight may come between two looks.
// instead of: let now = now
// instead of: guard
// instead of: calendar.component(.weekday, from: now) == monday,
// instead of: let day = calendar.dateInterval(of: .day, for: now)
// instead of: else { return nil }
// instead of: // Rounded up: a moment too early would still be Monday.
// instead of: return .milliseconds(Int((day.end.timeIntervalSince(now) * 1_000).rounded(.up)))
guard
  calendar.component(.weekday, from: now) == monday,
  let day = calendar.dateInterval(of: .day, for: now)
else { return nil }
return .milliseconds(Int((day.end.timeIntervalSince(now) * 1_000).rounded(.up)))
// end 11.12

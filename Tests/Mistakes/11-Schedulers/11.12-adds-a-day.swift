// Adds a day to the first moment of Monday: where that is one o'clock, Tuesday begins an hour earlier.

// exercise 11.12
// instead of: guard
// instead of: calendar.component(.weekday, from: now) == monday,
// instead of: let day = calendar.dateInterval(of: .day, for: now)
// instead of: else { return nil }
// instead of: // Rounded up: a moment too early would still be Monday.
// instead of: return .milliseconds(Int((day.end.timeIntervalSince(now) * 1_000).rounded(.up)))
guard
  calendar.component(.weekday, from: now) == monday,
  let tuesday = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
else { return nil }
return .milliseconds(Int((tuesday.timeIntervalSince(now) * 1_000).rounded(.up)))
// end 11.12

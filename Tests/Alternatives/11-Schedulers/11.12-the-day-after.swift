// Asks the calendar for the beginning of the day after, in nanoseconds.

// exercise 11.12
// instead of: // Looked at once: midnight may come between two looks.
// instead of: let now = now
// instead of: guard
// instead of: calendar.component(.weekday, from: now) == monday,
// instead of: let day = calendar.dateInterval(of: .day, for: now)
// instead of: else { return nil }
// instead of: // Rounded up: a moment too early would still be Monday.
// instead of: return .milliseconds(Int((day.end.timeIntervalSince(now) * 1_000).rounded(.up)))
let now = now
guard calendar.component(.weekday, from: now) == monday else { return nil }
let today = calendar.startOfDay(for: now)
guard let later = calendar.date(byAdding: .day, value: 1, to: today) else { return nil }
// The two days need not begin at the same hour.
let tuesday = calendar.startOfDay(for: later)
return .nanoseconds(Int((tuesday.timeIntervalSince(now) * 1e9).rounded(.up)))
// end 11.12

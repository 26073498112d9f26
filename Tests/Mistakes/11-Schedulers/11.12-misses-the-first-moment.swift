// Asks whether Monday began before now: its first moment still counts as Sunday.

// exercise 11.12
// instead of: guard
// instead of: calendar.component(.weekday, from: now) == monday,
// instead of: let day = calendar.dateInterval(of: .day, for: now)
// instead of: else { return nil }
guard
  calendar.component(.weekday, from: now) == monday,
  let day = calendar.dateInterval(of: .day, for: now),
  day.start < now
else { return nil }
// end 11.12

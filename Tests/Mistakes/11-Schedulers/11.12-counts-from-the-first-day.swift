// Counts the days from the first one of the week, which is Monday in some calendars.

// exercise 11.12
// instead of: guard
// instead of: calendar.component(.weekday, from: now) == monday,
// instead of: let day = calendar.dateInterval(of: .day, for: now)
// instead of: else { return nil }
guard
  calendar.ordinality(of: .day, in: .weekOfYear, for: now) == monday,
  let day = calendar.dateInterval(of: .day, for: now)
else { return nil }
// end 11.12

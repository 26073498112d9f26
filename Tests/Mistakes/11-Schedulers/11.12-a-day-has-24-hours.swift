// Takes for granted that Monday has 24 hours, and not 23 or 25.

// exercise 11.12
// instead of: guard
// instead of: calendar.component(.weekday, from: now) == monday,
// instead of: let day = calendar.dateInterval(of: .day, for: now)
// instead of: else { return nil }
guard calendar.component(.weekday, from: now) == monday else { return nil }
let day = DateInterval(start: calendar.startOfDay(for: now), duration: 86_400)
// end 11.12

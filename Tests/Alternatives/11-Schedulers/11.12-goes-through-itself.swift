// Waits by asking itself for another turn, which looks at the calendar as the first one did.

// exercise 11.12
scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
// end 11.12

// exercise 11.12
scheduler.scheduleRelative(state, dueTime: dueTime) { [self] state in
  let now = scheduler.now
  guard calendar.component(.weekday, from: now) == 2,
    let tuesday = calendar.nextDate(
      after: now,
      matching: DateComponents(hour: 0, minute: 0, second: 0),
      matchingPolicy: .nextTime
    )
  else { return action(state) }
  let rest = (tuesday.timeIntervalSince(now) * 1e6).rounded(.up)
  return scheduleRelative(state, dueTime: .microseconds(Int(rest)), action: action)
}
// end 11.12

// exercise 11.12
// end 11.12

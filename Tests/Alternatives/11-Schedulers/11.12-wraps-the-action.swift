// Wraps the action in a closure that looks at the day, and schedules itself again on a Monday.

// exercise 11.12
scheduler.schedule(state, action: exceptOnMondays(action))
// end 11.12

// exercise 11.12
scheduler.scheduleRelative(state, dueTime: dueTime, action: exceptOnMondays(action))
// end 11.12

// exercise 11.12
private func exceptOnMondays<State>(
  _ action: @escaping (State) -> Disposable
) -> (State) -> Disposable {
  { state in
    let now = scheduler.now
    guard calendar.component(.weekday, from: now) == 2 else { return action(state) }
    let wait = tuesday(after: now).timeIntervalSince(now)
    return scheduler.scheduleRelative(
      state,
      dueTime: .milliseconds(Int((wait * 1000).rounded(.up))),
      action: exceptOnMondays(action)
    )
  }
}

private func tuesday(after monday: RxTime) -> RxTime {
  let start = calendar.startOfDay(for: monday)
  guard let next = calendar.date(byAdding: .day, value: 1, to: start) else {
    preconditionFailure("there is no day after \(start)")
  }
  // Where the clocks change at midnight, the two days don't begin at the same hour.
  return calendar.startOfDay(for: next)
}
// end 11.12

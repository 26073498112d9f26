// If the turn after the wait comes on a Monday again, the token of the second wait is thrown away.

// exercise 11.12
// instead of: return scheduleRelative(state, dueTime: rest, action: action)
return scheduler.scheduleRelative(state, dueTime: rest) { state in
  guard restOfMonday != nil else { return action(state) }
  _ = wait(state, action: action)
  return Disposables.create()
}
// end 11.12

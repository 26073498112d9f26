// Does nothing on a Monday, and nothing on Tuesday either.

// exercise 11.12
// instead of: guard let rest = restOfMonday else { return action(state) }
// instead of: return scheduleRelative(state, dueTime: rest, action: action)
guard restOfMonday == nil else { return Disposables.create() }
return action(state)
// end 11.12

// Waits for a whole day, and not until Tuesday.

// exercise 11.12
// instead of: guard let rest = restOfMonday else { return action(state) }
// instead of: return scheduleRelative(state, dueTime: rest, action: action)
guard restOfMonday != nil else { return action(state) }
return scheduleRelative(state, dueTime: .seconds(86_400), action: action)
// end 11.12

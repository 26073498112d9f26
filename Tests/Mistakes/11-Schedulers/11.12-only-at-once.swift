// Thinks only of `schedule`; work that is scheduled for later runs on Mondays.

// exercise 11.12
scheduler.schedule(state) { state in wait(state, action: action) }
// end 11.12

// exercise 11.12
scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
// end 11.12

// exercise 11.12
guard let rest = restOfMonday else { return action(state) }
return scheduler.scheduleRelative(state, dueTime: rest, action: action)
// end 11.12

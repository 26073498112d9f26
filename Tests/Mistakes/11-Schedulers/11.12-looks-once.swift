// Does not look at the calendar again when the wait is over.

// exercise 11.12
scheduler.schedule(state) { state in wait(state, action: action) }
// end 11.12

// exercise 11.12
scheduler.scheduleRelative(state, dueTime: dueTime) { state in wait(state, action: action) }
// end 11.12

// exercise 11.12
guard let rest = restOfMonday else { return action(state) }
return scheduler.scheduleRelative(state, dueTime: rest, action: action)
// end 11.12

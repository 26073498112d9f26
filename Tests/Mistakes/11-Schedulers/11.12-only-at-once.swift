// Thinks only of `schedule`; work that is scheduled for later runs on Mondays.

// exercise 11.12
// instead of: scheduler.scheduleRelative(state, dueTime: dueTime) { state in wait(state, action: action) }
scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
// instead of: return scheduleRelative(state, dueTime: rest, action: action)
return scheduler.scheduleRelative(state, dueTime: rest, action: action)
// end 11.12

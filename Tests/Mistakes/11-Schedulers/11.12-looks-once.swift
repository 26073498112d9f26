// Does not look at the calendar again when the wait is over.

// exercise 11.12
// instead of: return scheduleRelative(state, dueTime: rest, action: action)
return scheduler.scheduleRelative(state, dueTime: rest, action: action)
// end 11.12

// Schedules the work for Tuesday, and throws that token away.

// exercise 11.12
// instead of: return scheduleRelative(state, dueTime: rest, action: action)
_ = scheduleRelative(state, dueTime: rest, action: action)
return Disposables.create()
// end 11.12

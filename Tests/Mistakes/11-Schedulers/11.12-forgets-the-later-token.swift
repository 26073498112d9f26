// Schedules the work for Tuesday, and throws that token away.

// exercise 11.12
scheduler.schedule(state) { state in wait(state, action: action) }
// end 11.12

// exercise 11.12
scheduler.scheduleRelative(state, dueTime: dueTime) { state in wait(state, action: action) }
// end 11.12

// exercise 11.12
guard let rest = restOfMonday else { return action(state) }
_ = scheduleRelative(state, dueTime: rest, action: action)
return Disposables.create()
// end 11.12

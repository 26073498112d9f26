// Does nothing on a Monday, and nothing on Tuesday either.

// exercise 11.12
scheduler.schedule(state) { state in wait(state, action: action) }
// end 11.12

// exercise 11.12
scheduler.scheduleRelative(state, dueTime: dueTime) { state in wait(state, action: action) }
// end 11.12

// exercise 11.12
guard restOfMonday == nil else { return Disposables.create() }
return action(state)
// end 11.12

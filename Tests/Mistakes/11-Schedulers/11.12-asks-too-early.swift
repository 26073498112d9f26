// Asks what day it is when the work is scheduled, and not when its turn comes.

// exercise 11.12
if let rest = restOfMonday {
  return scheduler.scheduleRelative(state, dueTime: rest, action: action)
}
return scheduler.schedule(state, action: action)
// end 11.12

// exercise 11.12
if let rest = restOfMonday {
  return scheduler.scheduleRelative(state, dueTime: rest, action: action)
}
return scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
// end 11.12

// exercise 11.12
guard let rest = restOfMonday else { return action(state) }
return scheduleRelative(state, dueTime: rest, action: action)
// end 11.12

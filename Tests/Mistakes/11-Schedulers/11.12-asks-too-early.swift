// Asks what day it is when the work is scheduled, and not when its turn comes.

// exercise 11.12
// instead of: scheduler.schedule(state) { state in wait(state, action: action) }
if let rest = restOfMonday {
  return scheduler.scheduleRelative(state, dueTime: rest, action: action)
}
return scheduler.schedule(state, action: action)
// instead of: scheduler.scheduleRelative(state, dueTime: dueTime) { state in wait(state, action: action) }
if let rest = restOfMonday {
  return scheduler.scheduleRelative(state, dueTime: rest, action: action)
}
return scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
// end 11.12

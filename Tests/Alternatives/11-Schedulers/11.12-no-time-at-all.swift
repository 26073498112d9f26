// Schedules work for now as work that is due after no time at all.

// exercise 11.12
// instead of: scheduler.schedule(state) { state in wait(state, action: action) }
scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
// end 11.12

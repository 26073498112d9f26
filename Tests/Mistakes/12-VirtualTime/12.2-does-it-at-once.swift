// Runs the work when it is scheduled.

// exercise 12.2
// instead of: let work = ScheduledWork { action(state) }
// instead of: queue.insert(work, at: time)
// instead of: return work
return action(state)
// end 12.2

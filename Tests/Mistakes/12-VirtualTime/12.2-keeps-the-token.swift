// Schedules the work, and returns a token that does nothing.

// exercise 12.2
// instead of: let work = ScheduledWork { action(state) }
// instead of: queue.insert(work, at: time)
// instead of: return work
queue.insert(ScheduledWork { action(state) }, at: time)
return Disposables.create()
// end 12.2

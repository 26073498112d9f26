// The token of work for later calls off the work, and leaves its turn on the scheduler below.

// exercise 11.13
// instead of: let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
// instead of: return Disposables.create(turn, work)
_ = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
return work
// end 11.13

// The token reaches the turn below, and not the work that waits in line.

// exercise 11.13
// instead of: return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
return scheduler.schedule(work) { self.fallsDue($0) }

// instead of: return Disposables.create(turn, work)
return turn
// end 11.13

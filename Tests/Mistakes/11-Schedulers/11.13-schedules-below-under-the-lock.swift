// Holds the lock while it gives work to the scheduler below, which may run it at once.

// exercise 11.13
// instead of: return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
let turn = line.withLock { _ in scheduler.schedule(work) { self.fallsDue($0) } }
return Disposables.create(turn, work)
// end 11.13

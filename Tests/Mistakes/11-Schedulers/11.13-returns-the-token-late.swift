// The token learns of the work that waits only when the turn that puts it in line is over.

// exercise 11.13
// instead of: return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
return scheduler.schedule(work) { self.fallsDue($0) }

// instead of: return Disposables.create(turn, work)
return turn

// instead of: if !hasToWait { work.run() }
// instead of: return Disposables.create()
if !hasToWait { work.run() }
return work
// end 11.13

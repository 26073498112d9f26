// What is scheduled during a pause is put in line at once, before it falls due.

// exercise 11.13
// instead of: return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
if line.withLock({ $0.takes(work) }) { return work }
return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
// end 11.13

// The token calls off the work, and leaves its turn on the scheduler below.

// exercise 11.13
// instead of: return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
_ = scheduler.schedule(work) { self.fallsDue($0) }
return work
// end 11.13

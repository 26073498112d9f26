// Calls work off while it holds the lock of the line: what the closure held is freed in there.

// exercise 11.13
// instead of: return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
let turn = scheduler.schedule(work) { self.fallsDue($0) }
return Disposables.create(turn, Disposables.create { self.line.withLock { _ in work.dispose() } })
// end 11.13

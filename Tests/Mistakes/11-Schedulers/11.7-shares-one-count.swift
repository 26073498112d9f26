// All main schedulers share the count of the common one.

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
let shared = MainScheduler.instance
let isFirst = shared.pending.add() == 1

// instead of: finish(work)
shared.finish(work)

// instead of: configuration.queue.async { self.finish(work) }
configuration.queue.async { shared.finish(work) }
// end 11.7

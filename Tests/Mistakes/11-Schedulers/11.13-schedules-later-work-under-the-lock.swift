// Holds the lock while it gives work for later to the scheduler below, which may run it at once.

// exercise 11.13
// instead of: let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
let turn = line.withLock { _ in
  scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
}
// end 11.13

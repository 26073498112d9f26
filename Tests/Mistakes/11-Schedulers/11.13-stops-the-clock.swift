// A delay that is asked for during a pause begins when the pause is over.

// exercise 11.13
// instead of: let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
if line.withLock({ $0.isPaused }) {
  let delayed = ScheduledWork {
    self.scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
  }
  _ = fallsDue(delayed)
  return Disposables.create(delayed, work)
}
let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
// end 11.13

// What waits in line holds the scheduler, which holds the line.

// exercise 11.13
// instead of: let work = ScheduledWork { action(state) }
// instead of: return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
let work = ScheduledWork {
  // So that the scheduler is still there when the work runs.
  withExtendedLifetime(self) { action(state) }
}
return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
// end 11.13

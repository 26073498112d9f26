// Whether it is paused is asked when work is scheduled, and not when it falls due.

// exercise 11.13
// instead of: return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
if line.withLock({ $0.takes(work) }) { return work }
let turn = scheduler.schedule(work) { work in
  work.run()
  return Disposables.create()
}
return Disposables.create(turn, work)

// instead of: let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
if line.withLock({ $0.takes(work) }) { return work }
let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { work in
  work.run()
  return Disposables.create()
}
// end 11.13

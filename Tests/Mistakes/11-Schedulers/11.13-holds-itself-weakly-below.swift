// What is scheduled below holds the scheduler weakly, and is lost with it.

// exercise 11.13
// instead of: return Disposables.create(scheduler.schedule(work) { self.fallsDue($0) }, work)
let turn = scheduler.schedule(work) { [weak self] work in
  self?.fallsDue(work) ?? Disposables.create()
}
return Disposables.create(turn, work)

// instead of: let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { [weak self] work in
  self?.fallsDue(work) ?? Disposables.create()
}
// end 11.13

// Without time to wait it uses `schedule`, which `MainScheduler` runs at once on main: the 0 is sent
// inside `subscribe`.

// exercise 13.1
// instead of: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
// instead of: self.forwardNext(0)
// instead of: self.complete()
// instead of: return Disposables.create()
// instead of: }
let send: (()) -> Disposable = { _ in
  self.forwardNext(0)
  self.complete()
  return Disposables.create()
}
if dueTime.isOver { return scheduler.schedule((), action: send) }
return scheduler.scheduleRelative((), dueTime: dueTime, action: send)
// end 13.1

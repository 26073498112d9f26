// A timer that has nothing to wait for sends inside `subscribe`, on the thread that subscribes.

// exercise 13.1
// instead of: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
// instead of: self.forwardNext(0)
// instead of: self.complete()
// instead of: return Disposables.create()
// instead of: }
if dueTime.isOver {
  forwardNext(0)
  complete()
  return Disposables.create()
}
return scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardNext(0)
  self.complete()
  return Disposables.create()
}
// end 13.1

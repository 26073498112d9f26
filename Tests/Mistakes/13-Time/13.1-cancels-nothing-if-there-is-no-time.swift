// With nothing to wait for, the token that comes back cancels nothing: disposed before its turn,
// the work stays in line and keeps the observer.

// exercise 13.1
// instead of: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
// instead of: self.forwardNext(0)
// instead of: self.complete()
// instead of: return Disposables.create()
// instead of: }
let work = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  self.forwardNext(0)
  self.complete()
  return Disposables.create()
}
// Without time to wait there is nothing left to prevent.
return dueTime.isOver ? Disposables.create() : work
// end 13.1

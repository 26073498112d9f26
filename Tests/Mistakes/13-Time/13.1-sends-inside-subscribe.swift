// A timer that has nothing to wait for sends inside `subscribe`, on the thread that subscribes.

// exercise 13.1
// instead of: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
if dueTime.isOver {
  forwardNext(0)
  complete()
  return Disposables.create()
}
return scheduler.scheduleRelative((), dueTime: dueTime) { _ in
// end 13.1

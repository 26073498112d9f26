// Work whose time is over runs at once, inside `scheduleRelative`.

// exercise 11.4
// instead of: return Disposables.create(timer, work)
if DispatchTime.now() + dueTime <= DispatchTime.now() { work.run() }
return Disposables.create(timer, work)
// end 11.4

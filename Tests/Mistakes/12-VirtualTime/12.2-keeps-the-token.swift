// Schedules the work, and returns a token that does nothing.

// exercise 12.2
let time = converter.convertToVirtualTime(now.adding(dueTime))
return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
// end 12.2

// exercise 12.2
let time = converter.offsetVirtualTime(clock, offset: dueTime)
return scheduleAbsoluteVirtual(state, time: time, action: action)
// end 12.2

// exercise 12.2
queue.insert(ScheduledWork { action(state) }, at: time)
return Disposables.create()
// end 12.2

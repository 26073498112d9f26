// Adjusts all work, even at a tick that the test has named.

// exercise 12.2
let time = converter.convertToVirtualTime(now.adding(dueTime))
return scheduleAbsoluteVirtual(state, time: time, action: action)
// end 12.2

// exercise 12.2
let time = converter.offsetVirtualTime(clock, offset: dueTime)
return scheduleAbsoluteVirtual(state, time: time, action: action)
// end 12.2

// exercise 12.2
let work = ScheduledWork { action(state) }
queue.insert(work, at: adjustScheduledTime(time))
return work
// end 12.2

// Sets the clock back to the time of late work.

// exercise 12.2
let time = converter.convertToVirtualTime(now.adding(dueTime))
return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
// end 12.2

// exercise 12.2
let time = converter.offsetVirtualTime(clock, offset: dueTime)
return scheduleAbsoluteVirtual(state, time: time, action: action)
// end 12.2

// exercise 12.2
let work = ScheduledWork { action(state) }
queue.insert(work, at: time)
return work
// end 12.2

// exercise 12.2
clock = item.time
item.work.run()
// end 12.2

// Does not adjust the time of work that comes from outside.

// exercise 12.2
let time = converter.convertToVirtualTime(now.adding(dueTime))
return scheduleAbsoluteVirtual(state, time: time, action: action)
// end 12.2

// Adjusts all work, even at a tick that the test has named.

// exercise 12.2
// instead of: return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
return scheduleAbsoluteVirtual(state, time: time, action: action)
// instead of: queue.insert(work, at: time)
queue.insert(work, at: adjustScheduledTime(time))
// end 12.2

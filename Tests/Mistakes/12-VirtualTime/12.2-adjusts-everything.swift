// Adjusts a span of virtual time, too.

// exercise 12.2
// instead of: return scheduleAbsoluteVirtual(state, time: time, action: action)
return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
// end 12.2

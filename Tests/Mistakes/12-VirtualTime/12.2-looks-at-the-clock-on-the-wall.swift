// Counts a span from the real time, and not from the virtual clock.

// exercise 12.2
let time = converter.convertToVirtualTime(RxTime().adding(dueTime))
return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
// end 12.2

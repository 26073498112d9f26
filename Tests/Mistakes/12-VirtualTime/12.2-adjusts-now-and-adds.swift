// Adjusts the current time and adds the span to that, so that work which is due later is delayed, too.

// exercise 12.2
// instead of: let time = converter.convertToVirtualTime(now.adding(dueTime))
// instead of: return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
let start = adjustScheduledTime(clock)
let span = now.adding(dueTime).timeIntervalSince(now)
let offset = converter.convertToVirtualTimeInterval(span)
return scheduleAbsoluteVirtual(
  state,
  time: converter.offsetVirtualTime(start, offset: offset),
  action: action
)
// end 12.2

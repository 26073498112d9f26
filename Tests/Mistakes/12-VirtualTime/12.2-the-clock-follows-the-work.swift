// Moves the clock after the work, which still sees the old time.

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
item.work.run()
if converter.compareVirtualTime(item.time, clock) == .greaterThan { clock = item.time }
// end 12.2

// Drops one piece of work that was called off, and then takes the next without a look.

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
if converter.compareVirtualTime(item.time, clock) == .greaterThan { clock = item.time }
item.work.run()
// end 12.2

// exercise 12.2
if let item = queue.first, item.work.isDisposed { queue.removeFirst() }
return queue.first
// end 12.2

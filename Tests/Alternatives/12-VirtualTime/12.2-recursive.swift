// A token made of a closure, recursion instead of a loop, and a switch for the clock.

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
return Disposables.create { work.dispose() }
// end 12.2

// exercise 12.2
switch converter.compareVirtualTime(item.time, clock) {
case .lessThan, .equal: break
case .greaterThan: clock = item.time
}
item.work.run()
// end 12.2

// exercise 12.2
guard let item = queue.first else { return nil }
guard item.work.isDisposed else { return item }
queue.removeFirst()
return nextItem()
// end 12.2

// Without a time to wait for it subscribes inside `subscribe`, and not on the scheduler.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
if dueTime.isOver { return source.subscribe(sink) }
return scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in self.source.subscribe(sink) }
// end 13.2

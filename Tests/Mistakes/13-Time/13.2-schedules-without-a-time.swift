// Without time to wait it uses `schedule`, which may subscribe to the source inside `subscribe`.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
if dueTime.isOver { return scheduler.schedule(sink) { self.source.subscribe($0) } }
return scheduler.scheduleRelative(sink, dueTime: dueTime) { self.source.subscribe($0) }
// end 13.2

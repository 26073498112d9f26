// Leaves the time out: it subscribes as soon as the scheduler can.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
scheduler.schedule(sink) { sink in self.source.subscribe(sink) }
// end 13.2

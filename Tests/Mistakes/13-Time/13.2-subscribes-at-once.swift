// It does not wait at all.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
source.subscribe(sink)
// end 13.2

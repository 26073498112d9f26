// The wait of each subscription is measured from the first one: a second one waits less, or not at
// all.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
let left = dueTime.remaining(since: began, at: scheduler.now)
return scheduler.scheduleRelative(sink, dueTime: left) { sink in
  self.source.subscribe(sink)
}
// end 13.2

// exercise 13.2
// instead of: /// Subscribes the sink when the time has come, and returns what prevents or ends that.
/// When the wait began.
private lazy var began = scheduler.now

/// Subscribes the sink when the time has come, and returns what prevents or ends that.
// end 13.2

// Moves each element to the scheduler as well: what comes afterwards comes a turn too late.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
  self.source.observe(on: self.scheduler).subscribe(sink)
}
// end 13.2

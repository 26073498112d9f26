// Records nothing after an end, as a well-behaved observer would.

// exercise 12.6
// instead of: events.append(Recorded(time: scheduler.clock, value: event))
if let last = events.last, last.value.isStopEvent { return }
events.append(Recorded(time: scheduler.clock, value: event))
// end 12.6

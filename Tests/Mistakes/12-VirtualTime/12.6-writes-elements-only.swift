// Records the elements, and forgets the end.

// exercise 12.6
// instead of: events.append(Recorded(time: scheduler.clock, value: event))
if event.isStopEvent { return }
events.append(Recorded(time: scheduler.clock, value: event))
// end 12.6

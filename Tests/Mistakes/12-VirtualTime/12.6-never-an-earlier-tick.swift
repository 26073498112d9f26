// A history never goes back: after the clock was set back with `advanceTo`, events are recorded
// with the tick of the one before them.

// exercise 12.6
// instead of: events.append(Recorded(time: scheduler.clock, value: event))
let tick = max(events.last?.time ?? .min, scheduler.clock)
events.append(Recorded(time: tick, value: event))
// end 12.6

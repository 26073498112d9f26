// An event that is recorded like the one before it, at the same tick, is recorded once: a source that sends an element twice looks as if it had sent it once.

// exercise 12.6
// instead of: events.append(Recorded(time: scheduler.clock, value: event))
let record = Recorded(time: scheduler.clock, value: event)
if let last = events.last, "\(last)" == "\(record)" { return }
events.append(record)
// end 12.6

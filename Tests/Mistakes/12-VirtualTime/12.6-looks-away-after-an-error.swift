// After an error nothing more is recorded; after a completion everything is.

// exercise 12.6
// instead of: events.append(Recorded(time: scheduler.clock, value: event))
if case .error? = events.last?.value { return }
events.append(Recorded(time: scheduler.clock, value: event))
// end 12.6

// The alarm that was set while the observer was busy is not set again when the observer has
// returned.

// exercise 13.5
// instead of: lastSent = scheduler.now
// instead of: if waiting != nil { setAlarm(after: dueTime) }
lastSent = scheduler.now
// end 13.5

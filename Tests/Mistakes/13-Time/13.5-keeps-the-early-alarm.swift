// The alarm that was set while the observer was busy is not set again when the observer has
// returned.

// exercise 13.5
// instead of: if replaced == nil, case .opened = window { setAlarm(after: timeLeft) }
if replaced == nil { setAlarm(after: timeLeft) }

// instead of: if waiting != nil { setAlarm(after: dueTime) }
// end 13.5

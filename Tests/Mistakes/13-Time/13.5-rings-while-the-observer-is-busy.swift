// The alarm for what the observer makes the source send is set while the observer is still busy, and may
// ring then.

// exercise 13.5
// instead of: if replaced == nil, case .opened = window { setAlarm(after: timeLeft) }
if replaced == nil { setAlarm(after: timeLeft) }
// end 13.5

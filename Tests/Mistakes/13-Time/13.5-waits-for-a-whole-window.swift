// What waits is sent a whole window after it came, and not when the window is over.

// exercise 13.5
// instead of: if replaced == nil, case .opened = window { setAlarm(after: timeLeft) }
if replaced == nil, case .opened = window { setAlarm(after: dueTime) }
// end 13.5

// Each element that waits sets the alarm again, to a whole window: that is half a `debounce`.

// exercise 13.5
// instead of: if replaced == nil, case .opened = window { setAlarm(after: timeLeft) }
setAlarm(after: dueTime)
// end 13.5

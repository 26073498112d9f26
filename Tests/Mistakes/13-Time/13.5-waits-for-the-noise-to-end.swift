// Each element that waits sets the alarm again, to a whole window: that is half a `debounce`.

// exercise 13.5
// instead of: // If another element waits, the alarm is already set: the window ends at the same time for both.
// instead of: if waiting == nil { setAlarm(after: timeLeft) }
setAlarm(after: dueTime)
// end 13.5

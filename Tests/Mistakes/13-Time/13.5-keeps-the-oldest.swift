// It keeps the oldest element of a window, not the newest.

// exercise 13.5
// instead of: // If another element waits, the alarm is already set: the window ends at the same time for both.
// instead of: if waiting == nil { setAlarm(after: timeLeft) }
guard waiting == nil else { return }
setAlarm(after: timeLeft)
// end 13.5

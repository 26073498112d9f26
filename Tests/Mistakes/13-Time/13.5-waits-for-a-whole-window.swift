// What waits is sent a whole window after it came, and not when the window is over.

// exercise 13.5
// instead of: // If another element waits, the alarm is already set: the window ends at the same time for both.
// instead of: if waiting == nil { setAlarm(after: timeLeft) }
if waiting == nil { setAlarm(after: dueTime) }
// end 13.5
